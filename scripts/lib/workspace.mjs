import { existsSync, readFileSync } from 'node:fs'
import { foldersIn } from './files.mjs'
import { inRoot } from './paths.mjs'

/** The folders of the workspace that hold a package, in the order of pnpm-workspace.yaml. */
export const packageFolders = () =>
  [
    ...foldersIn('apps'),
    ...foldersIn('packages'),
    ...foldersIn('tools'),
    'examples',
    'e2e',
    'benchmarks',
    'evaluation',
  ].filter((folder) => existsSync(inRoot(folder, 'package.json')))

/** The package.json in a folder, or nothing. */
export function manifestOf(folder) {
  try {
    return JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'))
  } catch {
    return undefined
  }
}
