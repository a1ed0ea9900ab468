import { sql } from 'kysely'
import type { Own } from '../../platform/db/for-user.ts'

/**
 * Lets one transaction after the other begin runs of a person, so that what each counts still holds when it is
 * committed. Ends with the transaction.
 */
export const oneAtATime = ({ userId, trx }: Own) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`casewright runs ${userId}`}, 0))`.execute(trx)
