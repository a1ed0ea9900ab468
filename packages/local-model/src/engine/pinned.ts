import { readFileSync } from 'node:fs'
import type { PinnedPackage } from '@casewright/weights'

export const engineVersion = '3.22.1'

/** The packages around the engine, each pinned by its SHA-512: a lock file of npm's. */
export const engineLock = (): string => readFileSync(new URL('./engine-lock.json', import.meta.url), 'utf8')

export const enginePackage = {
  name: 'casewright-engine',
  version: '1.0.0',
  private: true,
  dependencies: { 'node-llama-cpp': engineVersion },
}

/** The engine as it was built for each kind of machine, to which it is fetched alone. */
const built: Record<string, PinnedPackage> = {
  'linux x64': {
    name: '@node-llama-cpp/linux-x64',
    version: engineVersion,
    integrity: 'sha512-5uCCDNqWCNfaAm8aR/Uzxbo4HBpKgNF91kCHPepKhgMgV2OAmatoefbOlMihsqCiH2Od35E/eUHQCFbfRBJuOg==',
  },
  'linux arm64': {
    name: '@node-llama-cpp/linux-arm64',
    version: engineVersion,
    integrity: 'sha512-W+7naKCXX9/eEjjFmRS8vvx91QyLXDbeFxexZc3bh/PtQABZgmRL3C0AtYYXn4YGTj/3Qor4lWZn2tpjZFPLdQ==',
  },
}

/** The engine for this machine; undefined where none was built for it. */
export const builtHere = (): PinnedPackage | undefined => built[`${process.platform} ${process.arch}`]
