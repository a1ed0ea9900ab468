import type { DocumentText } from '@casewright/core'
import { readDocument } from '@casewright/documents'
import type { Database } from '../db/client.ts'
import type { Vault } from '../vault.ts'
import { type BlobStore, readWhole } from './blobs.ts'

export interface ReadOptions {
  id: string
  name: string
  signal: AbortSignal
  onProgress(step: { done: number; total: number; ocr?: boolean }): void
}

/** Reads a document once; its text is kept sealed beside it for the next run. */
export function createReader(db: Database, vault: Vault, blobs: BlobStore) {
  const place = (id: string) => `document.text:${id}`

  return async ({ id, name, signal, onProgress }: ReadOptions): Promise<DocumentText> => {
    const kept = await db.selectFrom('documentText').select('sealed').where('documentId', '=', id).executeTakeFirst()
    if (kept) return vault.openJson<DocumentText>(place(id), kept.sealed)

    const text = await readDocument(await readWhole(blobs, id), { name, signal, onProgress })
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
