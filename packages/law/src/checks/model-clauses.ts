/** Wording of our own for a clause that is missing, with its blanks in square brackets. */
export interface ModelClause {
  title: string
  text: string
}

/** The model clause for a check, by the check's id; undefined where there is none. */
export const modelClauseFor = (_checkId: string): ModelClause | undefined => undefined
