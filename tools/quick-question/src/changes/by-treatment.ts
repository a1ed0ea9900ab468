import type { CitationCheck } from '@casewright/core'
import { citationKeys } from '@casewright/law'
import type { Passage } from '../output.ts'
import type { EarlierTurn } from '../search-text.ts'
import type { Change } from './change.ts'
import { paragraphsBefore } from './said-before.ts'

const saysSo = /no longer good law|overruled|abrogated|superseded|repealed|reversed|vacated/i

/**
 * Authorities that an earlier answer relied on without saying that they are no longer good law, and of which that is
 * known. One that nobody has is never named: whoever sent the page may have made it up.
 */
export function againstTreatment(
  earlier: readonly EarlierTurn[],
  checks: readonly CitationCheck[],
  passages: readonly Passage[],
): Change[] {
  const paragraphs = paragraphsBefore(earlier)
  return checks.flatMap(({ text, status, found, treatment }): Change[] => {
    if (status !== 'verified' || !found) return []
    const keys = new Set(citationKeys(found.citation))
    const passage = passages.find(({ citation }) => citationKeys(citation).some((key) => keys.has(key)))
    const says = treatment?.flag === 'red' ? treatment.says : passage?.caution
    if (!says || paragraphs.some((one) => one.includes(text) && saysSo.test(one))) return []
    return [
      {
        earlier: [found.name, found.citation].filter(Boolean).join(', '),
        isFound: true,
        now: says,
        from: treatment?.flag === 'red' ? treatment.source : 'the library’s editors',
        because: 'the earlier answer relied on it and did not say so.',
        by: 'rules',
      },
    ]
  })
}
