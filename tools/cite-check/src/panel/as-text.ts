import type { Review } from '@casewright/core/client'
import { decisionWords, flagText, statusWords } from '../decisions.ts'
import type { CheckedDocument } from '../output.ts'
import { quotationNotes, quotationSaid } from '../quotation-words.ts'
import { reviewedBy } from './words.ts'

/** The result for a memo or a message: each citation with its status, what differs, and its review. */
export function asText({ citations, coverage, document }: CheckedDocument, reviews: readonly Review[]): string {
  const byItem = new Map(reviews.map((review) => [review.item, review]))
  return [
    `Citation check: ${document.name}`,
    ...citations.map(({ id, number, text, anchor, status, reason, differences = [], quotations, treatment }) => {
      const review = byItem.get(id)
      return [
        `${number}. ${text}${anchor.page ? ` (p. ${anchor.page})` : ''}. ${statusWords[status]}. ${reason}`,
        ...(treatment ? [`- ${flagText(treatment)}`] : []),
        ...differences.map(({ field, written, found }) => `- ${field}: written “${written}”, found “${found}”`),
        ...quotations.flatMap((quoted) => [
          `- “${quoted.text}”: ${quotationSaid(quoted)}`,
          ...quotationNotes(quoted).map((note) => `  - ${note}`),
        ]),
        ...(review
          ? [`- ${decisionWords(review.decision)} ${reviewedBy(review)}${review.note ? `: ${review.note}` : ''}`]
          : []),
      ].join('\n')
    }),
    ...(coverage.notes ?? []),
  ].join('\n\n')
}
