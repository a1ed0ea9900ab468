import { type CitationLook, isOnlyThere } from '@casewright/core/client'
import type { CheckedCitation } from '../output.ts'

/** What a row says of a citation and of its authority, badge by badge: a chip shows the rows that have its badge. */
export const marksOf = (one: Pick<CheckedCitation, 'status' | 'treatment'>): CitationLook[] => [
  ...(one.treatment ? [one.treatment.flag] : []),
  ...(isOnlyThere(one) ? [] : [one.status]),
]
