import type { Assessment } from './output.ts'

/** Who the client is, and how that is known. */
export const clientWords = ({ title, anchor, isChosen }: Assessment['client']): string =>
  isChosen ? `${title} (as selected)` : anchor ? title : `${title} (assumed)`
