import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from '../lib/paths.mjs'

/** Packages that a tool is written against, where this copy of Casewright has them. */
const packages = {
  '@casewright/core': 'packages/core',
  '@casewright/law': 'packages/law',
  '@casewright/ui': 'packages/ui',
  zod: 'packages/core/node_modules/zod',
  react: 'packages/ui/node_modules/react',
  'react-dom': 'packages/ui/node_modules/react-dom',
  '@types/react': 'packages/ui/node_modules/@types/react',
  '@types/node': 'node_modules/@types/node',
  '@vitejs/plugin-react': 'node_modules/@vitejs/plugin-react',
  vite: 'node_modules/vite',
  vitest: 'node_modules/vitest',
}

/** Programs that its scripts call; Node 24 among them, so that an older one on the machine does not matter. */
const programs = {
  node: 'node_modules/node/bin/node',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Links them into a folder's node_modules, so that types, tests and builds work there without an install. */
export function linkPackages(folder) {
  for (const [name, place] of Object.entries(packages)) link(join(folder, 'node_modules', name), inRoot(place))
  for (const [name, place] of Object.entries(programs)) link(join(folder, 'node_modules', '.bin', name), inRoot(place))
}

function link(from, to) {
  if (!existsSync(to)) throw new Error('Casewright is not installed yet. Run npm start once, then this again.')
  if (lstatSync(from, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(from)
  if (existsSync(from)) return
  mkdirSync(dirname(from), { recursive: true })
  symlinkSync(realpathSync(to), from)
}
