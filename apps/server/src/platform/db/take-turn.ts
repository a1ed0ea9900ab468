import { sql } from 'kysely'
import type { Own } from './for-user.ts'

/**
 * Lets one transaction of a person after the other begin runs, or keep files, so that what each counts still holds when
 * it is committed. Ends with the transaction.
 */
export const takeTurn = ({ trx }: Own, what: 'runs' | 'storage') =>
  sql`select casewright_take_turn(${what})`.execute(trx)
