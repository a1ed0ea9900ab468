import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { Room } from './disk-space.ts'
import { eraseArriving } from './erase.ts'

/** Bytes of a document before encryption that one row holds. */
const chunkBytes = 256 * 1024

export interface Kept {
  bytes: number
  /** Hex. */
  sha256: string
}

/** Where documents' bytes lie. Encrypted chunk by chunk, so that no document is ever whole in memory here. */
export interface BlobStore {
  put(id: string, content: AsyncIterable<Uint8Array>): Promise<Kept>
  /** The bytes from `start` to before `end`, in pieces. */
  range(id: string, start?: number, end?: number): AsyncIterable<Uint8Array>
  delete(id: string): Promise<void>
}

/** @param room refuses what comes while there is none */
export function createBlobStore(db: Database, vault: Vault, room?: Room): BlobStore {
  const place = (id: string, seq: number) => `document:${id}:${seq}`

  const put: BlobStore['put'] = async (id, content) => {
    const hash = createHash('sha256')
    let bytes = 0
    let seq = 0
    for await (const chunk of inChunks(content)) {
      await room?.check()
      hash.update(chunk)
      bytes += chunk.length
      await db
        .insertInto('documentChunk')
        .values({ documentId: id, seq, sealed: vault.seal(place(id, seq), chunk) })
        .execute()
      seq += 1
    }
    return { bytes, sha256: hash.digest('hex') }
  }

  async function* range(id: string, start = 0, end = Number.POSITIVE_INFINITY): AsyncIterable<Uint8Array> {
    for (let seq = Math.floor(start / chunkBytes); seq * chunkBytes < end; seq++) {
      const row = await db
        .selectFrom('documentChunk')
        .select('sealed')
        .where('documentId', '=', id)
        .where('seq', '=', seq)
        .executeTakeFirst()
      if (!row) return
      const chunk = vault.open(place(id, seq), row.sealed)
      const from = Math.max(0, start - seq * chunkBytes)
      yield chunk.subarray(from, Math.min(chunk.length, end - seq * chunkBytes))
    }
  }

  return {
    put,
    range,
    delete: (id) => eraseArriving(db, id),
  }
}

/** Regroups bytes into chunks of the one size that offsets are computed by. */
async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let parts: Uint8Array[] = []
  let held = 0
  for await (const part of content) {
    let rest = part
    while (held + rest.length >= chunkBytes) {
      const taken = chunkBytes - held
      yield Buffer.concat([...parts, rest.subarray(0, taken)])
      parts = []
      held = 0
      rest = rest.subarray(taken)
    }
    if (rest.length > 0) parts.push(rest)
    held += rest.length
  }
  if (held > 0) yield Buffer.concat(parts)
}

/** All bytes of a document in one buffer. */
export async function readWhole(blobs: BlobStore, id: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of blobs.range(id)) parts.push(part)
  return Buffer.concat(parts)
}

/** The same, or null of a document that is no longer stored. */
export async function originalOf(blobs: BlobStore, id: string): Promise<Uint8Array | null> {
  const bytes = await readWhole(blobs, id)
  return bytes.length > 0 ? bytes : null
}
