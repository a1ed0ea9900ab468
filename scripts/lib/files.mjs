import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', '.git', 'data'])

/** All files under a folder of the repository, as paths from its root; none when there is no such folder. */
export function filesUnder(folder) {
  const entries = readEntries(folder)
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(path)
    return [path]
  })
}

function readEntries(folder) {
  try {
    return readdirSync(inRoot(folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

/** The folders in a folder, by their names. */
export const foldersIn = (folder) =>
  readEntries(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
