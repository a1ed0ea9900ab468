import type { CitationStatus } from '@casewright/core'
import { modelSaying } from '@casewright/core/testing'

/** What a test lets a model say. */
export interface Said {
  paragraphs?: { text: string; quotations?: string[]; citations?: string[] }[]
  missing?: string
}

/** A model that says what a test wants. */
export const saying = ({ paragraphs = [], missing = '' }: Said, statuses?: Record<string, CitationStatus>) =>
  modelSaying({ paragraphs: paragraphs.map((one) => ({ quotations: [], citations: [], ...one })), missing }, statuses)
