import type { TreatmentFlag } from '@casewright/core'
import { sql } from 'kysely'
import { asSystem } from '../../platform/db/as-system.ts'
import type { Database, Trx } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { runSeals } from '../runs/index.ts'
import { contentOf } from '../saved/index.ts'
import { type Cited, citationsIn } from './citations-in.ts'
import { isWorse, levelOf, type WatchedCitation, watchSeal } from './watched.ts'

export interface CompareDeps {
  db: Database
  vault: Vault
  /** What is known against each citation now, in their order, by what this server has: nothing of it leaves. */
  flagsOf(citations: readonly string[]): Promise<(TreatmentFlag | undefined)[]>
}

/** Reports and documents that one transaction compares. Their owners can dismiss an alert between two of them. */
const batch = 10

/**
 * Compares some of what is watched with what is known now. Several processes may do so at once.
 * @param state of the law; `null`: only what has not been read yet
 * @returns how many were compared, and for how many something has become worse
 */
export const compareSome = (
  { db, vault, flagsOf }: CompareDeps,
  state: string | null,
): Promise<{ compared: number; worse: number }> =>
  asSystem(db, 'compares what reports and documents cite with later law', async (trx) => {
    const rows = await trx
      .selectFrom('treatmentWatch')
      .selectAll()
      .where('comparedWith', state === null ? '=' : '<>', state ?? '')
      .orderBy(sql`compared_with <> ''`)
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    let worse = 0
    for (const row of rows) {
      const watched = await watchedOf(trx, vault, row)
      const flags = await flagsOf(watched.map(({ text }) => text))
      const citations = watched.map((one, at) => standing(one, flags[at]))
      const isNowWorse = citations.some(isWorse)
      if (isNowWorse && !row.worseSince) worse++
      await trx
        .updateTable('treatmentWatch')
        .set({
          sealed: watchSeal(vault, row.id).seal(citations),
          comparedWith: state ?? newlyRead,
          worseSince: isNowWorse ? (row.worseSince ?? new Date()) : null,
        })
        .where('id', '=', row.id)
        .execute()
    }
    return { compared: rows.length, worse }
  })

/** It was read, and is compared again as soon as everything is. */
const newlyRead = 'read'

type Known = Omit<WatchedCitation, 'known' | 'now'> & Partial<Pick<WatchedCitation, 'known'>>

/** What was not told before is known from now on. */
function standing({ text, known }: Known, flag: TreatmentFlag | undefined): WatchedCitation {
  const now = levelOf(flag)
  return { text, known: known ?? now, now, ...(flag && { says: flag.says }) }
}

interface Row {
  id: string
  runId: string | null
  documentId: string | null
  sealed: Buffer | null
  comparedWith: string
}

async function watchedOf(trx: Trx, vault: Vault, row: Row): Promise<Known[]> {
  const before = row.sealed ? watchSeal(vault, row.id).open(row.sealed) : undefined
  if (before && row.comparedWith !== '') return before
  const known = new Map(before?.map((one) => [one.text, one.known]))
  return (await contentCited(trx, vault, row)).map(({ text, said }) => {
    const level = known.get(text) ?? said
    return { text, ...(level && { known: level }) }
  })
}

/** What does not open is not watched. */
async function contentCited(trx: Trx, vault: Vault, { runId, documentId }: Row): Promise<Cited[]> {
  if (documentId) {
    const row = await trx.selectFrom('keptDocument').selectAll().where('id', '=', documentId).executeTakeFirst()
    const content = row && (await contentOf({ trx }, vault, row, row.version).catch(() => null))
    return citationsIn(content)
  }
  const run = await trx
    .selectFrom('run')
    .select('sealedOutput')
    .where('id', '=', runId ?? '')
    .executeTakeFirst()
  try {
    return await citationsIn(run && runId ? runSeals(vault, runId).openOutput(run) : null)
  } catch {
    return []
  }
}
