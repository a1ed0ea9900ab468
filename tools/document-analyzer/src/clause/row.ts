import type { Unit } from '../text/units.ts'
import { type Label, labelsOf } from './label.ts'

/** A line that heads a clause at the top level of a document, by its number. */
export interface Head {
  label: Label
  /** Its place among the units. */
  index: number
  start: number
}

/** An entry of a table of contents ends with its page. */
export const entry = /[\t.… ]{2,40}[\divxlc]{1,4}$|\t[\divxlc]{1,4}$/i
const fewest = 3
const fewestBare = 5
const isBare = ({ written }: Label): boolean => /^\d+$/.test(written)
/** 'Governing Law' behind a bare number: no sentence, and no end of one. */
const isTitle = /^\s{1,8}\p{Lu}[^.:;\n]{2,70}$/u

const fewestOf = (label: Label | undefined): number => {
  if (label?.word) return 2
  return label && isBare(label) ? fewestBare : fewest
}

/** A row that reaches over less of the text than this is a list in it. */
const least = 0.25

/**
 * The numbered clauses at the top level: of the rows that count up by one, the one that reaches over most of the text,
 * and one of articles before all others. Lists within a clause, and tables of contents, reach less far.
 */
export const rowOf = (text: string, units: readonly Unit[]): Head[] => {
  const rows: Head[][] = []
  for (const [index, { kind, start, end }] of units.entries()) {
    if (kind === 'table-row' || kind === 'footnote') continue
    const line = text.slice(start, Math.min(end, start + 300))
    if (end - start < 200 && entry.test(line)) continue
    for (const label of labelsOf(line)) {
      const head = { label, index, start }
      // A bare number begins many a line that heads nothing.
      if (isBare(label) && kind !== 'heading' && !isTitle.test(line.slice(label.written.length))) continue
      const isNext = (row: readonly Head[], by: number) => {
        const last = row.at(-1)?.label
        return last && last.kind === label.kind && last.word === label.word && last.number === label.number - by
      }
      const open = rows.findLast((row) => isNext(row, 1)) ?? rows.findLast((row) => isNext(row, 2))
      if (open) open.push(head)
      else if (label.number === 1) rows.push([head])
    }
  }
  const reach = (row: readonly Head[]) =>
    (row.at(-1)?.start ?? 0) - (row[0]?.start ?? 0) + (row[0]?.label.word === 'article' ? text.length : 0)
  const whole = units.at(-1)?.end ?? 0
  const long = rows.filter((row) => row.length >= fewestOf(row[0]?.label) && reach(row) > whole * least)
  return long.reduce<Head[]>((best, row) => (reach(row) >= reach(best) ? row : best), [])
}
