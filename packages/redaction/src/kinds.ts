/**
 * What is redacted before a cloud model sees a text. `ssn` covers ITINs too; `account` covers bank, loan and routing
 * numbers and IBANs. The order settles ties: the earlier kind names a stretch that two kinds claim.
 */
export const kinds = ['ssn', 'card', 'email', 'phone', 'birth-date', 'account', 'address', 'name'] as const

export type Kind = (typeof kinds)[number]

/** A stretch of personal data: UTF-16 offsets, `end` exclusive. `who` tells which listed name stands there. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly kind: Kind
  readonly who?: string
}

/** What a detector reads: the text as `flatten` left it, and the names that the person lists. */
export interface Subject {
  readonly flat: string
  readonly names: readonly string[]
}

export type Detector = (subject: Subject) => Span[]
