import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'

const cellEnds = / {2,}|\t|\s?\|\s?/
const widest = 240
const mostBehind = 40

/** The first cell of the row in which a figure is the last: 'HP-30' in 'HP-30   two speed   $1,150'; '' where it is no row. */
const rowOf = ({ text }: CheckedDocument, { start, end }: Span): string => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const [line = ''] = text.slice(from, from + widest).split('\n', 1)
  const cells = line.slice(0, end - from).split(cellEnds)
  const filled = cells.filter((cell) => cell.trim() !== '')
  const rest = line.slice(end - from).trim()
  return filled.length >= 2 && rest.length <= mostBehind && !/[.;]$/.test(rest)
    ? (filled[0] ?? '').trim().toLowerCase()
    : ''
}

/** Whether two places stand in two rows of one table, each of another thing: two plans, two models, two parties. */
export const areRows = (document: CheckedDocument, one: Span, other: Span): boolean => {
  const [first, second] = [rowOf(document, one), rowOf(document, other)]
  return first !== '' && second !== '' && first !== second
}
