import { CasewrightError } from '@casewright/core'
import type { Database } from '../../../platform/db/client.ts'
import { forUser } from '../../../platform/db/for-user.ts'
import type { Vault } from '../../../platform/vault/vault.ts'
import { findRun, readRun, runSeals } from '../../runs/index.ts'
import { damaged, paged } from './pages.ts'

interface Deps {
  db: Database
  vault: Vault
}

/** A person's runs, each with its input and all that its owner sees. One is held at a time. */
export async function* exportRuns(deps: Deps, personId: string): AsyncIterable<unknown> {
  const ids = paged((after, limit) =>
    forUser(deps.db, personId, ({ userId, trx }) =>
      trx
        .selectFrom('run')
        .select('id')
        .where('ownerId', '=', userId)
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  )
  for await (const { id } of ids) {
    const run = await readWhole(deps, personId, id)
    if (run) yield run
  }
}

/** Undefined where it was erased in the meantime. */
const readWhole = ({ db, vault }: Deps, personId: string, id: string): Promise<unknown> =>
  forUser(db, personId, async (own) => {
    const row = await findRun(own, id)
    return { ...(await readRun(own, vault, id)), input: runSeals(vault, id).openInput(row) }
  }).catch((error) => (CasewrightError.isInstance(error) ? undefined : { id, ...damaged }))
