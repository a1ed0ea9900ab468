import type { CitationStatus } from '@casewright/core'
import { modelSaying } from '@casewright/core/testing'

const nothing = { sentence: [], summary: [], detail: [], keyPoints: [], implications: [], statements: [] }

/** A model that says what a test wants. What is left out is empty. */
export const saying = (said: Record<string, unknown>, statuses?: Record<string, CitationStatus>) =>
  modelSaying({ ...nothing, answers: 'yes', ...said }, statuses)
