import type { Authority } from '@casewright/core'

/** Why an authority is no longer good law, or only in part: it may not be shown without it. */
export const cautionOf = ({
  treatment,
  keyPoints = [],
}: Pick<Authority, 'treatment' | 'keyPoints'>): string | undefined =>
  treatment?.says ?? keyPoints.find((point) => /no longer good law/i.test(point))
