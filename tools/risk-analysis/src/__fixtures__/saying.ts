import type { CitationStatus } from '@casewright/core'
import { modelSaying } from '@casewright/core/testing'

/** What a test lets a model say. */
export interface Said {
  factors?: {
    statement: string
    quotation: string
    direction: 'up' | 'down'
    severity: 'high' | 'medium' | 'low'
    is?: string
    bar?: string
  }[]
  immediate?: { statement: string; quotation: string }[]
  longterm?: { statement: string; quotation: string }[]
  authorities?: { statement: string; citation: string }[]
}

/** A model that says what a test wants. */
export const saying = (said: Said, statuses?: Record<string, CitationStatus>) =>
  modelSaying({ factors: [], immediate: [], longterm: [], authorities: [], ...said }, statuses)
