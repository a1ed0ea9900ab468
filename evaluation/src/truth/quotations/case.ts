import type { Opinion } from '../data.ts'

/**
 * What has to become of a quotation. `not-found`: false, and nothing that counts as found. `not-verbatim`: brackets own
 * up to the change, so that it may be shown as a substitution. `not-the-court`: it stands there, and the court did not
 * say it. `not-as-the-court`: whatever is said of it, it does not stand as what the court says.
 */
export type Expected =
  | 'found'
  | 'found-or-substituted'
  | 'substituted'
  | 'not-found'
  | 'not-verbatim'
  | 'not-the-court'
  | 'not-as-the-court'

export interface Draft {
  quotation: string
  expected: Expected
  part?: 'concurrence' | 'dissent' | 'quoted'
  /** What the sentence of the writer says before it, where a real writer quoted it. */
  leadIn?: string
}

export interface QuotationCase extends Draft {
  id: string
  kind: string
  /** The text in which it is looked up; the same string for all cases of an opinion. */
  authorityText: string
  honest: boolean
  /** Misleading by where it was cut, though its words stand together: counted, and part of no goal. */
  isWatched: boolean
}

export const caseOf = (
  kind: string,
  opinion: Pick<Opinion, 'id'>,
  at: number,
  authorityText: string,
  draft: Draft,
  isWatched = false,
): QuotationCase => ({
  ...draft,
  id: `${kind}/${opinion.id}/${at}`,
  kind,
  authorityText,
  honest: draft.expected === 'found' || draft.expected === 'substituted' || draft.expected === 'found-or-substituted',
  isWatched,
})
