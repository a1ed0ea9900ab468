import type { ClauseForm } from '../output.ts'

/** Where a new clause goes: 'It goes in after Section 13 (Entire Agreement), as Section 14.' */
export const placeInWords = ({ behind, next }: Pick<ClauseForm, 'behind' | 'next'>): string => {
  if (!behind) return 'It goes in before the signatures, as the document writes its paragraphs.'
  return next
    ? `It goes in after ${behind}, as ${next}, or with other new clauses in its turn.`
    : `It goes in after ${behind}, under a heading of its own.`
}
