import { formatDate, formatMomentUtc, type Review, statusWordOf, supportWords } from '@casewright/core'
import { line } from '@casewright/word'
import type { Paragraph } from 'docx'
import { besideSaid } from '../beside-said.ts'
import { decisionWords, flagText } from '../decisions.ts'
import { laterSaid } from '../later/with-later.ts'
import type { CheckedCitation, CheckedQuotation } from '../output.ts'
import { parentheticalsSaid } from '../parenthetical-said.ts'
import { placeWords } from '../place-words.ts'
import { oneLine, quotationNotes, quotationSaid } from '../quotation-words.ts'
import { supportLines } from '../support-said.ts'

const small = (text: string, look: { bold?: boolean; italics?: boolean } = {}) => ({ text, small: true, ...look })

/** The citation as it is written, with its place. */
export function writtenCell(citation: CheckedCitation): Paragraph[] {
  const { text, suggested } = citation
  const place = placeWords(citation)
  return [
    line(small(text)),
    ...(place ? [line(small(`At ${place}`))] : []),
    ...besideSaid(citation).map((said) => line(small(said))),
    ...(suggested ? [line(small('Form of the Bluebook: '), small(suggested))] : []),
  ]
}

/** Status, reason, what was found and what differs. */
export const foundCell = ({
  status,
  reason,
  found,
  differences = [],
  candidates = [],
  pin,
  quotations,
  treatment,
  later,
  amended,
  support,
  parentheticals,
}: CheckedCitation): Paragraph[] => [
  ...(treatment ? [line(small(flagText(treatment), { bold: treatment.flag === 'red' }))] : []),
  ...(later ? [line(small(laterSaid(later)))] : []),
  ...(amended ? [line(small(amended))] : []),
  line(small(statusWordOf({ status, treatment }), { bold: true }), small(`. ${reason}`)),
  ...(found
    ? [
        line(
          small('Found: ', { bold: true }),
          small(
            [found.name, found.citation, found.court, found.date && formatDate(found.date)].filter(Boolean).join(', '),
          ),
          small(` (${found.source}${found.url ? `, ${found.url}` : ''}).`),
        ),
      ]
    : []),
  ...differences
    .filter(({ field }) => field !== 'quotation')
    .map(({ field, written, found: is }) =>
      line(small(`${field}: `, { bold: true }), small(`written “${written}”, found “${is}”.`)),
    ),
  ...candidates.map(({ name, citation }) => line(small(`It may be ${name}, ${citation}.`))),
  ...(pin?.outcome === 'within' ? [line(small(`Pin cite ${pin.written}: `, { bold: true }), small(pin.reason))] : []),
  ...parentheticalsSaid({ parentheticals }).map((said) => line(small(said))),
  ...quotations.flatMap(quotationLines),
  ...(support
    ? [
        line(small(`Does it say so? ${supportWords[support.outcome]}`, { bold: true })),
        ...supportLines(support).map((one) => line(small(one))),
      ]
    : []),
]

const quotationLines = (quotation: CheckedQuotation): Paragraph[] => {
  const { text, outcome, anchor } = quotation
  return [
    line(small('Quoted: ', { bold: true }), small(`“${text}” ${quotationSaid(quotation)}`)),
    ...quotationNotes(quotation).map((note) => line(small(note))),
    ...((outcome === 'altered' || outcome === 'spliced') && anchor
      ? [line(small('The source has: ', { bold: true }), small(`“${oneLine(anchor.words)}”`))]
      : []),
  ]
}

/** What a person decided, with name and time; else room to write. */
export function reviewCell(review: Review | undefined): Paragraph[] {
  if (!review)
    return [line(small('Not reviewed.')), line(small('By: ______________')), line(small('Date: ____________'))]
  return [
    line(
      small(`${decisionWords(review.decision)}`, { bold: true }),
      small(` by ${review.by}, ${formatMomentUtc(review.at)}.`),
    ),
    ...(review.note ? [line(small(review.note))] : []),
  ]
}
