import type { TreatmentFlag } from '@casewright/core'

/** What a person can say of a citation, and how it reads where it was said. */
export const decisions = {
  confirmed: 'Confirmed',
  problem: 'Problem',
  corrected: 'Corrected in the draft',
} as const
export type Decision = keyof typeof decisions

/** A decision in words; one that is of no list of ours stands as it was kept. */
export const decisionWords = (decision: string): string =>
  decision in decisions ? decisions[decision as Decision] : decision

/** The words of each status. */
export const statusWords = {
  verified: 'Verified',
  mismatch: 'Mismatch',
  ambiguous: 'Ambiguous',
  'not-found': 'Not found',
  unchecked: 'Unchecked',
} as const

/** What became of an authority, what says so, and whether the document says it too. */
export const flagText = ({ says, note, source, isSaid }: TreatmentFlag): string =>
  `${says}${note ? ` ${note}` : ''} Source: ${source}.${isSaid ? ' The document says so itself.' : ''}`
