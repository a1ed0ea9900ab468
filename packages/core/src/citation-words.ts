import type { CitationStatus } from './citation-check.ts'
import type { TreatmentFlag } from './treatment.ts'

/** How each status reads, wherever it is written out. */
export const statusWords: Readonly<Record<CitationStatus, string>> = {
  verified: 'Verified',
  mismatch: 'Mismatch',
  ambiguous: 'Ambiguous',
  'not-found': 'Not found',
  unchecked: 'Unchecked',
}

/** What became of an authority, what says so, and whether the document says it too. */
export const treatmentSentence = ({ says, note, source, isSaid }: TreatmentFlag): string =>
  `${says}${note ? ` ${note}` : ''} Source: ${source}.${isSaid ? ' The document says so itself.' : ''}`
