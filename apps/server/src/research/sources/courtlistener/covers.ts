import { citationKeys } from '@casewright/law'

/** Statutes, regulations, rules and constitutions; and the numbers of vendors, of which CourtListener holds some. */
const notItsOwn =
  /^(?:usc|cfr|fedreg|stat|us-law|us-const|frcp|frcrp|frap|fre|frbp|wl|[a-z0-9]*lexis|[a-z]{2,3}-[a-z]+|sup-ct-rule)\//

/** Whether a citation is of a case reporter, whose absence from CourtListener says something. */
export function isCaseCitation(citation: string): boolean {
  const keys = citationKeys(citation)
  return keys.length > 0 && !keys.some((key) => notItsOwn.test(key))
}
