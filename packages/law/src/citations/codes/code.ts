/**
 * What a citation to law is: a statute in a code, a regulation, the laws of a session by page, a register, a rule,
 * a restatement, a constitution, the number of an agency's docket or of a patent.
 */
export type LawKind =
  | 'statute'
  | 'regulation'
  | 'session'
  | 'register'
  | 'rule'
  | 'restatement'
  | 'constitution'
  | 'docket'

/** A code, register or set of rules that is cited. */
export interface Code {
  /** As the Bluebook writes it: "Wash. Rev. Code". */
  abbreviation: string
  /** First part of its keys: "usc", "wa-code". Annotated and unannotated printings of one code share it. */
  id: string
  kind: LawKind
  variations: readonly string[]
  /** The title stands before it: "42 U.S.C. § 1983". */
  titleFirst: boolean
  /** A number may follow with no section sign: "RCW 9.94A.030". */
  bare: boolean
  /** Cited by volume and page: "75 Fed. Reg. 28404". */
  paged: boolean
}
