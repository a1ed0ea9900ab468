import { type CitationCheck, laterHistoryOf } from '@casewright/core'

/** Outcomes of a quotation that say nothing against the citation. */
const open: ReadonlySet<string> = new Set(['found', 'unchecked'])

/**
 * What a full citation is besides its pin cite: a short form that has one of its own does not go by that one.
 * @param kind of the full citation, as `Citation['kind']`
 */
export function besidesPin(check: CitationCheck, kind?: string): CitationCheck {
  const { differences = [], quotations = [], ...rest } = check
  const isOfPin = differences.length > 0 && differences.every(({ field }) => field === 'pin cite')
  if (!isOfPin || !check.found || check.reason.includes('could not be compared')) return check
  if (quotations.some(({ outcome }) => !open.has(outcome))) return check
  const exists = `It exists in ${check.found.source}, and all but the pin cite of that citation agrees.`
  const isCompared = quotations.every(({ outcome }) => outcome === 'found')
  const history = laterHistoryOf(kind ?? '', check.looked)
  return {
    ...rest,
    quotations,
    status: isCompared ? 'verified' : 'unchecked',
    reason: isCompared
      ? `${exists} ${history}`
      : `${exists} Its text is not available, so the quotation was not compared.`,
  }
}
