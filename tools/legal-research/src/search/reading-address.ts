import type { Anchor } from '@casewright/core'

/** The reading view of an authority, at a passage. */
export const readingAddress = ({ authority, start, end }: Anchor): string =>
  `/library/${encodeURIComponent(authority ?? '')}?start=${start}&end=${end}`
