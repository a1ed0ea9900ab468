import { createHash } from 'node:crypto'
import type { DocumentInfo } from '@casewright/core/server'
import type { Database } from '../db/client.ts'
import type { BlobStore } from './blobs.ts'
import { tidyName } from './receive.ts'

/** Keeps a file that a tool made among a person's documents, in the matter of its run. */
export async function keepFile(
  db: Database,
  blobs: BlobStore,
  { ownerId, matterId }: { ownerId: string; matterId: string | null },
  file: { name: string; bytes: Uint8Array },
): Promise<DocumentInfo> {
  const name = tidyName(file.name)
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const { id } = await db
    .insertInto('document')
    .values({ ownerId, matterId, name, bytes: file.bytes.length, sha256, state: 'arriving' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await blobs.put(id, one(file.bytes))
  await db.updateTable('document').set({ state: 'kept' }).where('id', '=', id).execute()
  return { id, name, bytes: file.bytes.length }
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
