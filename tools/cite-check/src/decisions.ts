import type { TreatmentFlag } from '@casewright/core'

/** What a person can say of a citation, and how it reads where it was said. */
export const decisions = {
  confirmed: 'Confirmed',
  problem: 'Problem',
  corrected: 'Corrected in the draft',
} as const

/** Of a correction that was taken for the corrected copy; its words are the review's text. */
export const replaced = 'replaced'
export type Decision = keyof typeof decisions

/** A decision in words; one that is of no list of ours stands as it was kept. */
export const decisionWords = (decision: string): string =>
  decision in decisions
    ? decisions[decision as Decision]
    : decision === replaced
      ? 'Replaced in the corrected copy'
      : decision

/** What became of an authority, the words of an opinion that say so, their source, and whether the document says it too. */
export const flagText = ({ says, note, words, source, isSaid }: TreatmentFlag): string =>
  `${says}${note ? ` ${note}` : ''}${words ? ` “${words}”` : ''} Source: ${source}.${isSaid ? ' The document says so itself.' : ''}`
