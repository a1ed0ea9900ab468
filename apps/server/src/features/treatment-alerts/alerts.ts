import type { TreatmentAlert } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import type { Own } from '../../platform/db/for-user.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { labelOf } from '../runs/index.ts'
import { isWorse, type WatchedCitation, watchSeal } from './watched.ts'

/** As many as the page can show; the rest come up when these are dismissed. */
const most = 50

/** A person's reports and documents with citations whose treatment became worse, the latest first. */
export async function readAlerts({ userId, trx }: Own, vault: Vault): Promise<TreatmentAlert[]> {
  const rows = await trx
    .selectFrom('treatmentWatch')
    .leftJoin('run', 'run.id', 'treatmentWatch.runId')
    .leftJoin('keptDocument', 'keptDocument.id', 'treatmentWatch.documentId')
    .select([
      'treatmentWatch.id',
      'treatmentWatch.sealed',
      'worseSince',
      'runId',
      'documentId',
      'run.tool as runTool',
      'label',
      'sealedLabel',
      'keptDocument.tool as documentTool',
      'keptDocument.title',
    ])
    .where('treatmentWatch.ownerId', '=', userId)
    .where('worseSince', 'is not', null)
    .orderBy('worseSince', 'desc')
    .orderBy('treatmentWatch.id')
    .limit(most)
    .execute()
  return rows.flatMap(({ id, sealed, worseSince, runId, documentId, runTool, documentTool, title, ...label }) => {
    if (!sealed || !worseSince) return []
    const citations = watchSeal(vault, id).open(sealed)
    const subject = runId
      ? { kind: 'report' as const, id: runId, tool: runTool ?? '', title: labelOf({ id: runId, ...label }, vault) }
      : { kind: 'document' as const, id: documentId ?? '', tool: documentTool ?? '', title: title ?? '' }
    return [
      {
        id,
        subject,
        since: worseSince.toISOString(),
        citations: eachOnce(citations.filter(isWorse)).map(({ text, now, says }) => ({
          text,
          flag: now === 'red' ? ('red' as const) : ('amber' as const),
          says: says ?? '',
        })),
      },
    ]
  })
}

/** '410 U.S. 113' beside 'Roe v. Wade, 410 U.S. 113 (1973)' tells the same once more. */
const eachOnce = (worse: readonly WatchedCitation[]): WatchedCitation[] =>
  worse.filter(
    ({ text, says }) => !worse.some((other) => other.text !== text && other.says === says && other.text.includes(text)),
  )

/** What an alert says is known from now on: only what becomes worse than that is told again. @throws CasewrightError not-found */
export async function dismissAlert({ userId, trx }: Own, vault: Vault, id: string): Promise<void> {
  const row = await trx
    .selectFrom('treatmentWatch')
    .select('sealed')
    .where('id', '=', id)
    .where('ownerId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row?.sealed) throw new CasewrightError('not-found', 'This alert no longer exists.')
  const seal = watchSeal(vault, id)
  const citations = seal.open(row.sealed).map((one) => (isWorse(one) ? { ...one, known: one.now } : one))
  await trx
    .updateTable('treatmentWatch')
    .set({ sealed: seal.seal(citations), worseSince: null })
    .where('id', '=', id)
    .execute()
}
