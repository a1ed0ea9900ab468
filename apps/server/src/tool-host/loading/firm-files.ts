import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ToolContext } from '@casewright/core/server'

/** A name of a file, and of nothing above or below its folder. */
const plainName = /^[a-z0-9][a-z0-9-]*\.(?:json|csv|txt|md|yaml|yml)$/
/** What stands beside the sources of a tool of the firm's own, and is no file for it to read. */
const ofThePackage = new Set(['package.json', 'package-lock.json', 'tsconfig.json'])

/** Where a firm lays out files for tools: a folder for each tool in either. The first counts where both have a file. */
export const firmFolders = ({ DATA_DIR, TOOLS_DIR }: { DATA_DIR: string; TOOLS_DIR?: string }): string[] => [
  join(DATA_DIR, 'tools'),
  ...(TOOLS_DIR ? [TOOLS_DIR] : []),
]

/** The files that the firm laid out for one tool, as the tool gets them. */
export const firmFiles = (folders: readonly string[], tool: string): ToolContext['firm'] => ({
  read: (name) => readFirmFile(folders, tool, name),
  list: () => listFirmFiles(folders, tool),
})

/** @throws Error when the name is not that of a file in these folders */
async function readFirmFile(folders: readonly string[], tool: string, name: string): Promise<string | null> {
  if (!plainName.test(name)) throw new Error(`'${name}' is not the name of a tool's file`)
  for (const folder of folders) {
    const text = await absentAs(null, readFile(join(folder, tool, name), 'utf8'))
    if (text !== null) return text
  }
  return null
}

async function listFirmFiles(folders: readonly string[], tool: string): Promise<string[]> {
  const entries = await Promise.all(
    folders.map((folder) => absentAs([], readdir(join(folder, tool), { withFileTypes: true }))),
  )
  const names = entries
    .flat()
    .filter((entry) => !entry.isDirectory() && plainName.test(entry.name) && !ofThePackage.has(entry.name))
  return [...new Set(names.map(({ name }) => name))].sort()
}

/** What is read, or the other value where nothing is there. */
const absentAs = async <T, U>(otherwise: U, reading: Promise<T>): Promise<T | U> => {
  try {
    return await reading
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return otherwise
    throw error
  }
}
