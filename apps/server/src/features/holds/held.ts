import { CasewrightError } from '@casewright/core'
import { type RawBuilder, sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'

/** Refused by the database as well, see the migrations 0012 and 0017. @throws CasewrightError of what was refused */
export function asHeld(cause: unknown): CasewrightError | undefined {
  const code = (cause as { code?: string } | null)?.code
  if (code === 'CWH01') return heldHere()
  if (code === 'CWH02')
    return new CasewrightError(
      'conflict',
      'This cannot be moved because its matter is under a legal hold. Contact your administrator.',
    )
  return undefined
}

export const heldHere = () =>
  new CasewrightError(
    'conflict',
    'Some of this is under a legal hold and cannot be deleted or changed. Contact your administrator.',
  )

/** What became of what was to be deleted. */
export interface Erased {
  deleted: number
  /** How many stayed, as a legal hold lies on them. */
  held: number
}

/** Whether a row with an owner and a matter is under an open hold. */
export const underHold = (table: 'run' | 'kept_document'): RawBuilder<boolean> =>
  sql<boolean>`under_hold(${sql.ref(`${table}.owner_id`)}, ${sql.ref(`${table}.matter_id`)})`

/** Whether a document is: by itself, or by a run of the history that uses it. */
export const documentUnderHold = sql<boolean>`document_under_hold(document)`

/** A run whose upload is under a hold stays with it: an upload alone would be nobody's to delete. */
export const runUnderHold = sql<boolean>`(under_hold(run.owner_id, run.matter_id) or exists (
  select from run_document join document on document.id = run_document.document_id
  where run_document.run_id = run.id and under_hold(document.owner_id, document.matter_id)
))`

/** @throws CasewrightError conflict where a hold lies on the person, or on a matter in which something of theirs is filed */
export async function refuseHeldPerson({ userId, trx }: Own): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`select under_hold(${userId}, null)
    or exists (select from run where owner_id = ${userId} and under_hold(null, matter_id))
    or exists (select from document where owner_id = ${userId} and under_hold(null, matter_id))
    or exists (select from kept_document where owner_id = ${userId} and under_hold(null, matter_id)) as held`.execute(
    trx,
  )
  if (rows[0]?.held) throw heldHere()
}
