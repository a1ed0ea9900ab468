import type { Row } from '../compare/compare.ts'
import type { Draft } from '../compare/units.ts'
import type { Places } from '../text/places.ts'

/** What is not as the rows say, since a reader gives headers and footers behind the text. */
export interface Margins {
  /** Lines that stay: they are in both drafts, or the newer one was read without any. */
  stay: ReadonlySet<Row>
  /** New lines of a header or footer, which no paragraph of the text stands for. */
  come: ReadonlySet<Row>
  said: string[]
}

/** Sorts out the lines of headers and footers: a PDF or a text has them elsewhere, or not at all. */
export function marginsOf(rows: readonly Row[], before: Draft, after: Draft, places: Places): Margins {
  const isMargin = (row: Row) =>
    row.kind !== 'added' && places.after(row.old.start, row.old.end)?.paragraph.room === 'margin'
  const gone = rows.filter((row) => row.kind === 'removed' && isMargin(row))
  const first = rows.findIndex((row) => (row.kind === 'same' || row.kind === 'changed') && isMargin(row))
  if (first < 0)
    return {
      stay: new Set(gone),
      come: new Set(),
      said: gone.length > 0 ? ['Headers and footers are as in this draft: the newer one has none of their words.'] : [],
    }
  const come = rows.filter((row, index) => index > first && row.kind === 'added')
  const words = (row: Row) =>
    row.kind === 'added' ? after.text.slice(row.now.start, row.now.end) : before.text.slice(row.old.start, row.old.end)
  const [old, now] = [new Set(gone.map(words)), new Set(come.map(words))]
  return {
    stay: new Set([...gone.filter((row) => now.has(words(row))), ...come.filter((row) => old.has(words(row)))]),
    come: new Set(come),
    said: [],
  }
}
