import type { RemoteFile } from '../download/download.ts'
import type { Pack } from './schema.ts'

/**
 * The files of a pack that its publisher lists, from the list as it came.
 * @throws Error where the list is not in the shape that the catalog expects
 */
export function listedFiles({ list }: Pack, entries: unknown): RemoteFile[] {
  if (!list) return []
  if (!Array.isArray(entries)) throw new Error('The list of files of the publisher is not a list.')
  return entries.map((entry) => ({ url: filled(list.each, entry, encodeURIComponent), name: filled(list.name, entry) }))
}

function filled(pattern: string, entry: unknown, encode = (value: string) => value): string {
  return pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = (entry as Record<string, unknown> | null)?.[field]
    // What would lead to another folder of the publisher, or of ours, is no number of a volume.
    if (typeof value !== 'string' || !/^[\w.-]+$/.test(value) || value.includes('..'))
      throw new Error(`The list of files of the publisher has an entry without a usable ${field}.`)
    return encode(value)
  })
}
