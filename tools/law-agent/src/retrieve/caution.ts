import type { Authority } from '@casewright/core'

type Said = Pick<Authority, 'treatment' | 'keyPoints'>

const editorsOf = ({ keyPoints = [] }: Said): string | undefined =>
  keyPoints.find((point) => /no longer good law/i.test(point))

/** Why an authority is no longer good law, or only in part: it may not be shown without it. */
export const cautionOf = (found: Said): string | undefined => found.treatment?.says ?? editorsOf(found)

/** The same for who quotes it: the editors' own words, where they say so. */
export const cautionToQuote = (found: Said): string | undefined => editorsOf(found) ?? found.treatment?.says
