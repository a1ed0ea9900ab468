import type { Own } from '../../platform/db/for-user.ts'
import { replacedSeal } from '../../platform/egress/seals.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { labelOf } from '../runs/index.ts'

const pageSize = 50

/** What left the machine for one person, newest first. @param before the id that the last page ended with */
export async function readEntries({ userId, trx }: Own, vault: Vault, before?: number) {
  const rows = await trx
    .selectFrom('egressEntry')
    .leftJoin('run', (join) => join.onRef('run.id', '=', 'egressEntry.runId').on('run.ownerId', '=', userId))
    .selectAll('egressEntry')
    .select(['run.id as keptRunId', 'run.label', 'run.sealedLabel'])
    .where('egressEntry.personId', '=', userId)
    .$if(before !== undefined, (query) => query.where('egressEntry.id', '<', before ?? 0))
    .orderBy('egressEntry.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const entries = page.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    name: row.name,
    host: row.host,
    trust: row.trust,
    status: row.status,
    outcome: row.outcome,
    bytesSent: row.bytesSent,
    bytesReceived: row.bytesReceived,
    milliseconds: row.milliseconds,
    /** What it was for; null where the run was erased, or there was none. */
    run: row.keptRunId ? { id: row.keptRunId, label: labelOf({ ...row, id: row.keptRunId }, vault) } : null,
    replaced: row.sealedReplaced ? replacedSeal(vault, row.id).open(row.sealedReplaced) : [],
  }))
  return { entries, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
}
