import type { Database } from '../../../platform/db/client.ts'
import { forUser } from '../../../platform/db/for-user.ts'
import type { Vault } from '../../../platform/vault/vault.ts'
import type { BlobStore } from '../../uploads/index.ts'
import { base64 } from './base64.ts'
import { jsonObject, jsonText, type Pieces } from './json.ts'
import { damaged, paged } from './pages.ts'

interface Deps {
  db: Database
  vault: Vault
  blobs: BlobStore
}

/** A person's documents: what is known of each, its extracted text, and its original bytes, piece by piece. */
export async function* exportDocuments(deps: Deps, personId: string): AsyncIterable<Pieces> {
  const rows = paged((after, limit) =>
    forUser(deps.db, personId, ({ userId, trx }) =>
      trx
        .selectFrom('document')
        .select(['id', 'name', 'bytes', 'sha256', 'kind', 'matterId', 'keepUntil', 'createdAt'])
        .where('ownerId', '=', userId)
        .where('state', '=', 'kept')
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  )
  for await (const row of rows)
    yield jsonObject({
      ...row,
      text: await textOf(deps, personId, row.id),
      content: jsonText(base64(deps.blobs.range(row.id))),
    })
}

/** Null where it was never read. */
async function textOf({ db, vault }: Deps, personId: string, id: string): Promise<unknown> {
  const row = await forUser(db, personId, ({ userId, trx }) =>
    trx
      .selectFrom('documentText')
      .innerJoin('document', 'document.id', 'documentText.documentId')
      .select('documentText.sealed')
      .where('document.id', '=', id)
      .where('document.ownerId', '=', userId)
      .executeTakeFirst(),
  )
  try {
    return row ? vault.openJson(`document.text:${id}`, row.sealed) : null
  } catch {
    return damaged
  }
}
