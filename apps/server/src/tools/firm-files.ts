import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A name of a file, and of nothing above or below its folder. */
const plainName = /^[a-z0-9][a-z0-9-]*\.(?:json|csv|txt|md|yaml|yml)$/

/**
 * A file that the firm laid out for a tool, in `DATA_DIR/tools/<tool>`. Null: there is none.
 * @throws Error when the name is not that of a file in this folder
 */
export async function readFirmFile(dataDir: string, tool: string, name: string): Promise<string | null> {
  if (!plainName.test(name)) throw new Error(`'${name}' is not the name of a tool's file`)
  try {
    return await readFile(join(dataDir, 'tools', tool, name), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The names of the files that the firm laid out for a tool, in alphabetical order. */
export async function listFirmFiles(dataDir: string, tool: string): Promise<string[]> {
  try {
    const names = await readdir(join(dataDir, 'tools', tool))
    return names.filter((name) => plainName.test(name)).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
