import { formatMoment, type Review } from '@casewright/core/client'
import type { CheckedCitation, CheckedDocument } from '../output.ts'
import { placeWords } from '../place-words.ts'
import { isGood } from './order.ts'

/** '9 of 9 pages read. 7 citations found. Checked November 21, 2026 at 9:42 AM.' */
export function headNote(
  { coverage: { pages, pagesRead }, citations, citationsFound }: CheckedDocument,
  endedAt: string | null,
): string {
  const count = citationsFound ?? citations.length
  return [
    pages !== undefined && `${pagesRead ?? pages} of ${pages} ${pages === 1 ? 'page' : 'pages'} read.`,
    `${count} ${count === 1 ? 'citation' : 'citations'} found${citationsFound === undefined ? '' : `, of which the first ${citations.length} were checked`}.`,
    endedAt && `Checked ${formatMoment(endedAt)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * How many citations no person has confirmed or corrected that are not verified, have a note of the writers beside them,
 * are flagged as no longer good law, or so only in part, and the document does not say it, of which a model proposes it, or
 * whose authority seems to say the opposite, be it in the opinion of a model.
 */
export const needEye = (citations: readonly CheckedCitation[], reviews: ReadonlyMap<string, Review>): number =>
  citations.filter((citation) => {
    const decision = reviews.get(citation.id)?.decision
    return decision === 'problem' || (!isGood(citation) && decision === undefined)
  }).length

/** 'Confirmed by Dana Okafor, Nov 21, 2026, 9:42 AM' without the decision. */
export const reviewedBy = ({ by, at }: Review): string => `by ${by}, ${formatMoment(at)}`

/** Where a citation stands, as far as it is known. */
export const whereWords = (citation: CheckedCitation): string => placeWords(citation) || 'Show'

/** The words of a document as they are seen: on one line, without signs that cannot be. */
export const seen = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ')
