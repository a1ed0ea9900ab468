import type { ErrorCode, RunSummary } from '@casewright/core'
import type { RunRow } from '../db/schema.ts'

export const summaryColumns = [
  'id',
  'tool',
  'action',
  'label',
  'state',
  'matterId',
  'createdAt',
  'startedAt',
  'endedAt',
  'errorCode',
  'errorMessage',
] as const

/** A run's row as its owner sees it. */
export const asSummary = (row: Pick<RunRow, (typeof summaryColumns)[number]>): RunSummary => ({
  id: row.id,
  tool: row.tool,
  action: row.action,
  label: row.label,
  state: row.state,
  matter: row.matterId,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  error: row.errorCode ? { code: row.errorCode as ErrorCode, message: row.errorMessage ?? '' } : null,
})
