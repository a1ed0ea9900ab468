import type { Authority } from '@casewright/core'

/** What the library's editors say of an authority that is no longer good law: it may not be shown without it. */
export const cautionOf = ({ keyPoints = [] }: Pick<Authority, 'keyPoints'>): string | undefined =>
  keyPoints.find((point) => /no longer good law/i.test(point))
