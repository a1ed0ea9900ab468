import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Fetch } from './follow.ts'

/**
 * Answers from a folder that mirrors publishers' addresses, a folder a host: what `https://host/a/b.zip` holds stands
 * in `host/a/b.zip`. With it a machine without a network adds packs from a disk.
 */
export function folderFetch(root: string): Fetch {
  return async (address) => {
    const { hostname, pathname } = new URL(address)
    const path = resolve(join(root, hostname, decodeURIComponent(pathname)))
    const found = path.startsWith(resolve(root) + sep) ? await stat(path).catch(() => undefined) : undefined
    if (!found?.isFile()) return new Response(null, { status: 404 })
    const body = Readable.toWeb(createReadStream(path)) as unknown as ConstructorParameters<typeof Response>[0]
    return new Response(body, { status: 200, headers: { 'content-length': String(found.size) } })
  }
}
