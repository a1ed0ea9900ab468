import type { Database, Trx } from '../db/client.ts'
import { forUser } from '../db/for-user.ts'
import type { EgressOutcome } from '../db/schema.ts'
import { errorFields, type Log } from '../log/log.ts'
import { egressBytes, egressRequests } from '../metrics/meters.ts'
import type { Vault } from '../vault/vault.ts'
import type { Destination, Replaced, Who } from './destination.ts'
import { replacedSeal } from './seals.ts'

export interface LedgerDeps {
  db: Database
  vault: Vault
  log: Log
}

/** One request in the ledger, while it is under way. */
export interface LedgerEntry {
  status: number | null
  sent: number
  received: number
  /** Only the first call counts. */
  end(outcome: Exclude<EgressOutcome, 'started'>): void
}

/** The ledger: whom something was sent to, when and how much. Never a path, a header or a body. */
export function createLedger({ db, vault, log }: LedgerDeps) {
  const pending = new Set<Promise<unknown>>()
  const write = <T>(who: Who, work: (trx: Trx) => Promise<T>) =>
    who ? forUser(db, who.userId, ({ trx }) => work(trx)) : db.transaction().execute(work)

  const complete = (who: Who, id: number, values: object, kind: string) => {
    const writing = write(who, (trx) => trx.updateTable('egressEntry').set(values).where('id', '=', id).execute())
      .catch((error) => log.warn({ kind, ...errorFields(error) }, 'an entry of the ledger was not completed'))
      .finally(() => pending.delete(writing))
    pending.add(writing)
  }

  return {
    /** Writes the request down before it is sent: what cannot be recorded does not leave. */
    async start(
      { kind, name, trust }: Destination,
      who: Who,
      { host, method }: { host: string; method: string },
      replaced: Replaced[],
    ): Promise<LedgerEntry> {
      const started = performance.now()
      const id = await write(who, async (trx) => {
        const person = { personId: who?.userId ?? null, runId: who?.runId ?? null }
        const row = await trx
          .insertInto('egressEntry')
          .values({ ...person, kind, name, host, trust, method })
          .returning('id')
          .executeTakeFirstOrThrow()
        if (replaced.length > 0) {
          const sealedReplaced = replacedSeal(vault, row.id).seal(replaced)
          await trx.updateTable('egressEntry').set({ sealedReplaced }).where('id', '=', row.id).execute()
        }
        return row.id
      })
      let ended = false
      const entry: LedgerEntry = {
        status: null,
        sent: 0,
        received: 0,
        end(outcome) {
          if (ended) return
          ended = true
          egressRequests.inc({ kind, outcome })
          egressBytes.inc({ kind, direction: 'sent' }, entry.sent)
          egressBytes.inc({ kind, direction: 'received' }, entry.received)
          const { status, sent: bytesSent, received: bytesReceived } = entry
          const milliseconds = Math.round(performance.now() - started)
          complete(who, id, { outcome, status, bytesSent, bytesReceived, milliseconds }, kind)
        },
      }
      return entry
    },
    /** Waits for what is still being written. */
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
