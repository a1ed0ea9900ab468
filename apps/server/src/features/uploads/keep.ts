import type { DocumentInfo } from '@casewright/core/server'
import type { Database } from '../../platform/db/client.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { mayStore } from '../usage/index.ts'
import type { BlobStore } from './blobs.ts'
import { tidyName } from './receive.ts'

/**
 * Keeps a file that a tool made among a person's documents, in the matter of its run.
 * @throws CasewrightError limit-reached where the person's plan has no room for it; then nothing of it is kept
 */
export async function keepFile(
  db: Database,
  blobs: BlobStore,
  { ownerId, matterId }: { ownerId: string; matterId: string | null },
  file: { name: string; bytes: Uint8Array },
): Promise<DocumentInfo> {
  await forUser(db, ownerId, (own) => mayStore(own, file.bytes.length))
  const name = tidyName(file.name)
  const { id } = await db
    .insertInto('document')
    .values({ ownerId, matterId, name, bytes: 0, state: 'arriving' })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    const kept = await blobs.put(id, one(file.bytes))
    await forUser(db, ownerId, async (own) => {
      // Of several that come at once, each finds those that are complete.
      await mayStore(own, kept.bytes)
      await own.trx
        .updateTable('document')
        .set({ ...kept, state: 'kept' })
        .where('id', '=', id)
        .execute()
    })
    return { id, name, bytes: kept.bytes }
  } catch (error) {
    // The error that came first is told; what stays of it is swept within the hour.
    await blobs.delete(id).catch(() => {})
    throw error
  }
}

async function* one(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
