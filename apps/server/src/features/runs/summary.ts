import type { ErrorCode, RunSummary } from '@casewright/core'
import type { RunRow } from '../../platform/db/schema.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { runSeals } from './seal.ts'

export const summaryColumns = [
  'id',
  'tool',
  'action',
  'label',
  'sealedLabel',
  'state',
  'matterId',
  'createdAt',
  'startedAt',
  'endedAt',
  'errorCode',
  'errorMessage',
] as const

export type SummaryRow = Pick<RunRow, (typeof summaryColumns)[number]>

/** A label that does not open must not hide the others of its list. */
export function labelOf(row: Pick<RunRow, 'id' | 'label' | 'sealedLabel'>, vault: Vault): string {
  try {
    return runSeals(vault, row.id).openLabel(row)
  } catch {
    return 'The title cannot be decrypted'
  }
}

/** A run's row as its owner sees it. */
export const asSummary = (row: SummaryRow, vault: Vault): RunSummary => ({
  id: row.id,
  tool: row.tool,
  action: row.action,
  label: labelOf(row, vault),
  state: row.state,
  matter: row.matterId,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  error: row.errorCode ? { code: row.errorCode as ErrorCode, message: row.errorMessage ?? '' } : null,
})
