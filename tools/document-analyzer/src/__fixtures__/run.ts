import type { Review, Run } from '@casewright/core'
import type { Analyzed } from '../output.ts'

/** A run that ended with a result. */
export const runOf = (output: Analyzed, reviews: Review[] = []): Run<Analyzed> => ({
  id: 'r1',
  tool: 'document-analyzer',
  action: 'analyze',
  label: 'agreement.pdf',
  state: 'done',
  matter: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  startedAt: null,
  endedAt: '2026-11-21T09:00:02.000Z',
  error: null,
  steps: [],
  output,
  provenance: null,
  documents: [],
  reviews,
})
