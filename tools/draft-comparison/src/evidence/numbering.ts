import { labelEnd } from '@casewright/redline'
import type { DraftRead, RowShown, Span } from '../output.ts'
import { wordsAt } from './words.ts'

/** Which number of a paragraph became which: "7.1" is "8.1" now. */
export type Numbers = ReadonlyMap<string, string>

export function numbersIn(older: DraftRead, newer: DraftRead, rows: readonly RowShown[]): Numbers {
  const numbers = new Map<string, string>()
  for (const { kind, older: was, newer: is } of rows) {
    if (!was || !is || kind === 'left') continue
    const [before, after] = [numberOf(older.text, was), numberOf(newer.text, is)]
    if (before !== '' && after !== '' && !numbers.has(before)) numbers.set(before, after)
  }
  return numbers
}

const numberOf = (text: string, { start, end }: Span): string => bare(text.slice(start, labelEnd(text, start, end)))

/** "Section 7.1." is 7.1. */
const bare = (label: string): string =>
  label
    .replace(/^\s*(?:article|section|clause|schedule|exhibit)\s+/i, '')
    .replace(/[^\p{L}\p{N}.]/gu, '')
    .replace(/\.$/, '')

const reference =
  /\b(?:sections?|articles?|clauses?|paragraphs?|subsections?|exhibits?|schedules?|annex|appendix|§{1,2})\s{0,2}(?:[A-Z\d.]{1,12}(?:,? (?:and|or|to|through) |, )){0,4}$/i

/** Words that refer to a clause by its number end here. */
export const isReference = (text: string, at: number): boolean => reference.test(text.slice(Math.max(0, at - 60), at))

interface Given {
  older: DraftRead
  newer: DraftRead
  numbers: Numbers
}

type Changed = NonNullable<RowShown['changes']>[number]

/** Whether a change is only the number of its paragraph, a reference that follows one, or an end of a paragraph. */
export function isNumbering({ older, newer, numbers }: Given, row: RowShown, change: Changed): boolean {
  const [was, is] = [wordsAt(older.text, change.older), wordsAt(newer.text, change.newer)]
  if (was + is === '') return true
  if (change.newer.start === row.newer?.start && change.older.start === row.older?.start)
    return /^[\d.()\s]{1,24}$/.test(was + is)
  return isReference(newer.text, change.newer.start) && numbers.get(bare(was)) === bare(is)
}
