import { readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { courtOf } from '@casewright/law'
import { type Layout, type Published, readPath } from '@casewright/publishers'
import type { NewAuthority } from '../types.ts'
import type { ImportFile } from './files.ts'
import type { Item } from './item.ts'

/** What the library keeps of an authority as its publisher gives it out. */
export function newAuthorityOf(given: Published): NewAuthority {
  const { id, kind, title, citations, court, jurisdiction, date, url, text, ...details } = given
  return {
    externalId: id,
    kind,
    title,
    citations,
    court: court && courtOf(court)?.id,
    jurisdiction,
    date,
    url,
    source: 'library',
    text,
    details,
  }
}

/**
 * What a file, archive or folder holds in a layout.
 * @throws Error where a file cannot be read to its end: what the library held of it before must not count as gone
 */
export async function* readPublication(
  layout: Layout,
  path: string,
  onBytes: (count: number) => void,
  onWhole: (scope: string) => void,
): AsyncGenerator<Item> {
  for await (const item of readPath(layout, path, { onBytes, onWhole })) {
    if ('authority' in item) yield { authority: newAuthorityOf(item.authority) }
    else if (item.unreadable) throw new Error(`${basename(item.file)}: ${item.rejected}`)
    else yield { rejected: item.rejected, row: item.row }
  }
}

/** A folder is one publication: its files can say something of one another. */
export async function asOneFile(path: string): Promise<ImportFile[]> {
  const about = await stat(path).catch(() => {
    throw new Error(`There is no file or folder ${path}.`)
  })
  let bytes = about.size
  if (about.isDirectory()) {
    bytes = 0
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return [{ path, name: basename(resolve(path)), bytes }]
}
