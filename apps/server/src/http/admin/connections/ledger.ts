import type { Connection } from '@casewright/api'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/client.ts'

export type Kept = Pick<Connection, 'state' | 'lastSuccess' | 'lastFailure' | 'day'>

interface Counted {
  name: string
  lastSuccess: Date | null
  lastFailure: Date | null
  answered: number
  failed: number
  refused: number
  aborted: number
}

/** An answer that says something: also that there is no such thing. */
const isSuccess = sql`outcome = 'answered' and (status is null or status < 400 or status = 404)`
const isFailure = sql`(outcome = 'failed' or (outcome = 'answered' and status >= 400 and status <> 404))`
const today = sql`at > now() - interval '24 hours'`

/**
 * What the ledger has of each name: the last 30 days, and counts of the last 24 hours. A model on this server sends
 * nothing out, and is in no ledger: what it answered is counted as usage, and what it did not, by itself.
 */
export async function ledgerByName(trx: Trx): Promise<ReadonlyMap<string, Counted[]>> {
  const { rows } = await sql<Counted>`
    select name,
      max(at) filter (where ${isSuccess}) as last_success,
      max(at) filter (where ${isFailure}) as last_failure,
      count(*) filter (where ${today} and ${isSuccess}) as answered,
      count(*) filter (where ${today} and ${isFailure}) as failed,
      count(*) filter (where ${today} and outcome = 'refused') as refused,
      count(*) filter (where ${today} and outcome = 'aborted') as aborted
    from egress_entry where at > now() - interval '30 days'
    group by name
    union all
    select model, max(at), null, count(*) filter (where ${today}), 0, 0, 0
    from usage_entry where kind = 'model' and model like 'local:%' and at > now() - interval '30 days'
    group by model
    union all
    select model, null, max(at), 0, count(*) filter (where ${today}), 0, 0
    from local_model_failure where at > now() - interval '30 days'
    group by model
  `.execute(trx)
  return Map.groupBy(rows, ({ name }) => name)
}

/** Of several names, such as feeds, together. */
export function keptOf(ledger: ReadonlyMap<string, Counted[]>, names: readonly string[]): Kept {
  const all = names.flatMap((name) => ledger.get(name) ?? [])
  const sum = (of: 'answered' | 'failed' | 'refused' | 'aborted') => all.reduce((total, one) => total + one[of], 0)
  const latest = (of: 'lastSuccess' | 'lastFailure') =>
    all.reduce<Date | null>((last, { [of]: at }) => (at && (!last || at > last) ? at : last), null)
  const [success, failure] = [latest('lastSuccess'), latest('lastFailure')]
  return {
    state: !success && !failure ? 'unasked' : !failure || (success && success > failure) ? 'answers' : 'fails',
    lastSuccess: success?.toISOString() ?? null,
    lastFailure: failure?.toISOString() ?? null,
    day: { answered: sum('answered'), failed: sum('failed'), refused: sum('refused'), aborted: sum('aborted') },
  }
}
