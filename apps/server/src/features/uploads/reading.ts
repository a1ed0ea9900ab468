import { CasewrightError, type DocumentText } from '@casewright/core'
import { type ReadStep, readDocument } from '@casewright/documents'
import type { Database } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { type BlobStore, readWhole } from './blobs.ts'

export interface ReadOptions {
  id: string
  name: string
  signal: AbortSignal
  onProgress(step: ReadStep): void
}

/**
 * Reads a document once; its text is kept sealed beside it for the next run. One that ended the process that read it is
 * not tried again: not by a run that is taken up again, and not by another upload of the same bytes.
 */
export function createReader(db: Database, vault: Vault, blobs: BlobStore, read = readDocument) {
  const place = (id: string) => `document.text:${id}`

  return async ({ id, name, signal, onProgress }: ReadOptions): Promise<DocumentText> => {
    const kept = await db.selectFrom('documentText').select('sealed').where('documentId', '=', id).executeTakeFirst()
    if (kept) return vault.openJson<DocumentText>(place(id), kept.sealed)

    const { ownerId, sha256 } = await db
      .selectFrom('document')
      .select(['ownerId', 'sha256'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (await wasUnsafe(db, ownerId, sha256)) throw notTriedAgain(name)
    const text = await read(await readWhole(blobs, id), { name, forWhom: ownerId, signal, onProgress }).catch(
      async (error: unknown) => {
        if (CasewrightError.isInstance(error) && error.code === 'unsafe-file')
          await db.updateTable('document').set({ unsafe: true }).where('id', '=', id).execute()
        throw error
      },
    )
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('document').set({ kind: text.kind }).where('id', '=', id).execute()
      await trx
        .insertInto('documentText')
        .values({ documentId: id, sealed: vault.sealJson(place(id), text) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    return text
  }
}

export type DocumentReader = ReturnType<typeof createReader>

async function wasUnsafe(db: Database, ownerId: string, sha256: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('document')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('sha256', '=', sha256)
    .where('unsafe', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

const notTriedAgain = (name: string): CasewrightError =>
  new CasewrightError(
    'unsafe-file',
    `${name} could not be read safely the first time and was not tried again. Print it to a new PDF, or save it again from the program that created it, then upload the new file.`,
  )
