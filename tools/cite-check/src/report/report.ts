import { countLooks, flaggedWords, formatMomentUtc, type Review, type Run } from '@casewright/core'
import {
  checkBlocks,
  part,
  type Report,
  type ReportBlock,
  type ReportText,
  supportBlock,
} from '@casewright/core/server'
import { besideSaid } from '../beside-said.ts'
import { decisionWords } from '../decisions.ts'
import { laterSaid } from '../later/with-later.ts'
import type { CheckedCitation, CheckedDocument, CheckedQuotation } from '../output.ts'
import { parentheticalsSaid } from '../parenthetical-said.ts'
import { placeWords } from '../place-words.ts'
import { oneLine, quotationNotes, quotationSaid } from '../quotation-words.ts'
import { supportLines, uncitedLines } from '../support-said.ts'

/** The check of a document as a memo: each citation with its outcome, its quotations, and what a person decided. */
export function reportOf({ output, reviews }: Run<CheckedDocument> & { output: CheckedDocument }): Report {
  const { document, citations, warnings, uncited = [], title } = output
  const byItem = new Map(reviews.map((review) => [review.item, review]))
  const flagged = flaggedWords(countLooks(citations))
  return {
    subject: document.name,
    facts: [
      { label: document.isPasted ? 'SHA-256 of the text' : 'SHA-256 of the file', words: document.sha256 },
      ...(title ? [{ label: 'Title in the file', words: title }] : []),
      {
        label: 'Reviewed by a person',
        words: `${citations.filter(({ id }) => byItem.has(id)).length} of ${citations.length}`,
      },
    ],
    blocks: [
      ...warnings.map((warning) => part.status('doubt', 'Note', warning)),
      part.heading(citations.length === 1 ? '1 citation' : `${citations.length} citations`),
      ...(citations.length === 0 ? [part.text('No citation was found in the text.')] : []),
      ...(flagged ? [part.text([{ text: flagged, bold: true }])] : []),
      ...citations.flatMap((citation) => citationBlocks(citation, byItem.get(citation.id))),
      ...(uncited.length > 0
        ? [
            part.heading('Authorities that the document does not cite'),
            part.text('From the library, by the points that the document argues. The list is not complete.'),
            part.points(uncitedLines(uncited)),
          ]
        : []),
    ],
  }
}

function citationBlocks(citation: CheckedCitation, review: Review | undefined): ReportBlock[] {
  const { number, text, suggested, pin, quotations, notCompared, support } = citation
  const place = placeWords(citation)
  return [
    part.heading(`${number}. ${oneLine(text)}`, 2),
    ...(place ? [part.small(`At ${place} of the document`)] : []),
    ...checkBlocks(citation),
    ...(citation.later ? [part.small(laterSaid(citation.later))] : []),
    ...besideSaid(citation).map((said) => part.small(said)),
    ...(citation.amended ? [part.small(citation.amended)] : []),
    ...(pin ? [part.small([{ text: `Pin cite ${pin.written}: `, bold: true }, pin.reason])] : []),
    ...quotations.flatMap(quotationBlocks),
    ...(notCompared ? [part.small(notCompared)] : []),
    ...parentheticalsSaid(citation).map((said) => part.small(said)),
    ...(support ? [supportBlock(support), ...supportLines(support).map(part.small)] : []),
    ...(suggested ? [part.small([{ text: 'Form of the Bluebook: ', bold: true }, suggested])] : []),
    part.text(review ? decided(review) : 'Not reviewed by a person.'),
  ]
}

const decided = ({ decision, by, at, note }: Review) =>
  `${decisionWords(decision)} by ${by}, ${formatMomentUtc(at)}.${note ? ` ${note}` : ''}`

const quotationBlocks = (quotation: CheckedQuotation): ReportText[] => [
  part.quotation(quotation.text, quotationSaid(quotation)),
  ...quotationNotes(quotation).map(part.small),
  ...((quotation.outcome === 'altered' || quotation.outcome === 'spliced') && quotation.anchor
    ? [part.quotation(quotation.anchor.words, 'What the source has')]
    : []),
]
