import { type Review, statusWordOf, supportWords } from '@casewright/core/client'
import { besideSaid } from '../beside-said.ts'
import { decisionWords, flagText } from '../decisions.ts'
import { laterSaid } from '../later/with-later.ts'
import type { CheckedDocument } from '../output.ts'
import { placeWords } from '../place-words.ts'
import { quotationNotes, quotationSaid } from '../quotation-words.ts'
import { supportLines, uncitedLines } from '../support-said.ts'
import { reviewedBy } from './words.ts'

/** The result for a memo or a message: each citation with its status, what differs, and its review. */
export function asText(
  { citations, coverage, document, uncited = [] }: CheckedDocument,
  reviews: readonly Review[],
): string {
  const byItem = new Map(reviews.map((review) => [review.item, review]))
  return [
    `Citation check: ${document.name}`,
    ...citations.map((citation) => {
      const {
        id,
        number,
        text,
        reason,
        differences = [],
        quotations,
        notCompared,
        treatment,
        later,
        amended,
        support,
      } = citation
      const review = byItem.get(id)
      const place = placeWords(citation)
      return [
        `${number}. ${text}${place ? ` (${place})` : ''}. ${statusWordOf(citation)}. ${reason}`,
        ...(treatment ? [`- ${flagText(treatment)}`] : []),
        ...(later ? [`- ${laterSaid(later)}`] : []),
        ...besideSaid(citation).map((said) => `- ${said}`),
        ...(amended ? [`- ${amended}`] : []),
        ...differences.map(({ field, written, found }) => `- ${field}: written “${written}”, found “${found}”`),
        ...quotations.flatMap((quoted) => [
          `- “${quoted.text}”: ${quotationSaid(quoted)}`,
          ...quotationNotes(quoted).map((note) => `  - ${note}`),
        ]),
        ...(notCompared ? [`- ${notCompared}`] : []),
        ...(support
          ? [`- Does it say so? ${supportWords[support.outcome]}`, ...supportLines(support).map((one) => `  - ${one}`)]
          : []),
        ...(review
          ? [`- ${decisionWords(review.decision)} ${reviewedBy(review)}${review.note ? `: ${review.note}` : ''}`]
          : []),
      ].join('\n')
    }),
    ...(uncited.length > 0 ? [`Not cited: ${uncitedLines(uncited).join('\n')}`] : []),
    ...(coverage.notes ?? []),
  ].join('\n\n')
}
