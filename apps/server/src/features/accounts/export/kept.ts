import type { Database } from '../../../platform/db/client.ts'
import { forUser } from '../../../platform/db/for-user.ts'
import type { Vault } from '../../../platform/vault/vault.ts'
import { asKept, keptSeal } from '../../saved/index.ts'
import { jsonArray, jsonObject, type Pieces } from './json.ts'
import { damaged, paged } from './pages.ts'

interface Deps {
  db: Database
  vault: Vault
}

/** The documents that a person keeps, each with all its versions. One version is held at a time. */
export async function* exportKept(deps: Deps, personId: string): AsyncIterable<Pieces> {
  const rows = paged((after, limit) =>
    forUser(deps.db, personId, ({ userId, trx }) =>
      trx
        .selectFrom('keptDocument')
        .selectAll()
        .where('ownerId', '=', userId)
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  )
  for await (const row of rows)
    yield jsonObject({ ...asKept(row), versions: jsonArray(versionsOf(deps, personId, row.id)) })
}

async function* versionsOf({ db, vault }: Deps, personId: string, id: string): AsyncIterable<unknown> {
  for (let after = 0; ; ) {
    const row = await forUser(db, personId, ({ userId, trx }) =>
      trx
        .selectFrom('keptVersion')
        .innerJoin('keptDocument', 'keptDocument.id', 'keptVersion.documentId')
        .select(['keptVersion.version', 'keptVersion.title', 'keptVersion.at', 'keptVersion.sealed'])
        .where('keptVersion.documentId', '=', id)
        .where('keptDocument.ownerId', '=', userId)
        .where('keptVersion.version', '>', after)
        .orderBy('keptVersion.version')
        .limit(1)
        .executeTakeFirst(),
    )
    if (!row) return
    const { sealed, ...told } = row
    yield { ...told, content: opened(vault, id, row.version, sealed) }
    after = row.version
  }
}

function opened(vault: Vault, id: string, version: number, sealed: Buffer): unknown {
  try {
    return keptSeal(vault, id, version).open(sealed)
  } catch {
    return damaged
  }
}
