import type { DraftRead, RowShown, Span } from '../output.ts'
import type { Turn } from './favors/favors.ts'
import { isReference } from './numbering.ts'
import { wordsAt } from './words.ts'

/** Each change of a row with the sentences that it is in. */
export function turnsOf(older: DraftRead, newer: DraftRead, row: RowShown): Turn[] {
  if (row.kind === 'added' && row.newer)
    return sentences(newer.text, row.newer).map((one) => ({
      was: '',
      is: wordsAt(newer.text, one),
      olderSentence: '',
      newerSentence: wordsAt(newer.text, one),
    }))
  if (row.kind === 'removed' && row.older)
    return sentences(older.text, row.older).map((one) => ({
      was: wordsAt(older.text, one),
      is: '',
      olderSentence: wordsAt(older.text, one),
      newerSentence: '',
    }))
  const { older: before, newer: after } = row
  if (!before || !after) return []
  return (row.changes ?? [])
    .filter((change) => !isLabel(newer.text, row, change))
    .map((change) => {
      const [was, is] = [wordsAt(older.text, change.older), wordsAt(newer.text, change.newer)]
      const [olderSentence, newerSentence] = [
        sentenceAt(older.text, before, change.older),
        sentenceAt(newer.text, after, change.newer),
      ]
      // A clause of its own, "and Seller may increase it", came or went with all that it says.
      const isClause = (words: string) =>
        /^[,;]?\s*(?:and|but|provided)\b|[.;]$/.test(words) && words.split(' ').length > 4
      if (was === '' && isClause(is)) return { was, is, olderSentence: '', newerSentence: is }
      if (is === '' && isClause(was)) return { was, is, olderSentence: was, newerSentence: '' }
      return { was, is, olderSentence, newerSentence }
    })
}

/** The number of a paragraph, or of one that is referred to, counts nothing. */
function isLabel(text: string, { newer }: RowShown, change: { newer: Span }): boolean {
  const words = wordsAt(text, change.newer)
  if (change.newer.start === newer?.start && /^[\d.()\s]{1,12}$/.test(words)) return true
  return isReference(text, change.newer.start)
}

const stop = /[.;](?=\s)/g

function sentences(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = []
  let from = start
  for (const { index } of text.slice(start, end).matchAll(stop)) {
    spans.push({ start: from, end: start + index + 1 })
    from = start + index + 1
  }
  return [...spans, { start: from, end }].filter((one) => wordsAt(text, one).length > 10)
}

function sentenceAt(text: string, unit: Span, { start, end }: Span): string {
  const before = [...text.slice(unit.start, start).matchAll(stop)].at(-1)
  const after = stopAfter(text, end, unit.end)
  return wordsAt(text, { start: before ? unit.start + before.index + 1 : unit.start, end: after })
}

const stopAfter = (text: string, from: number, end: number): number => {
  const found = /[.;](?=\s)/.exec(text.slice(from, end))
  return found ? from + found.index + 1 : end
}
