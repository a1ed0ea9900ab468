import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type StarterAuthority, starterAuthority } from './authority.ts'

/** The folder that is shipped: a folder for each set, in it a JSON file for each authority. */
const starterFolder = fileURLToPath(new URL('../../starter/', import.meta.url))

/** An authority and where it stands. */
export interface StarterFile {
  /** The name of its folder, such as "scotus". */
  set: string
  /** The name of its file without the extension, such as "347-us-483". */
  slug: string
  authority: StarterAuthority
}

async function readAuthority(path: string): Promise<StarterAuthority> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new Error(`${path} is not JSON.`, { cause: error })
  }
  const parsed = starterAuthority.safeParse(content)
  if (!parsed.success) throw new Error(`${path} is not an authority: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/**
 * The starter set, by set and slug.
 * @throws Error that names the file which is not as the schema says
 */
export async function readStarter(folder = starterFolder): Promise<StarterFile[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files: StarterFile[] = []
  for (const set of entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort())
    for (const name of (await readdir(join(folder, set))).filter((file) => file.endsWith('.json')).sort())
      files.push({ set, slug: name.slice(0, -'.json'.length), authority: await readAuthority(join(folder, set, name)) })
  return files
}
