import { findTermUses, type TermUse } from '@casewright/law'
import type { DefinitionChanged, DraftRead, RowShown, Span } from '../output.ts'
import { wordsAt } from './words.ts'

/** Definitions that changed, came or went, with every place of the newer draft in which their words are used. */
export function definitionsChanged(
  older: DraftRead,
  newer: DraftRead,
  rows: readonly RowShown[],
  clauseName: (index: number) => string,
): DefinitionChanged[] {
  const before = new Map(findTermUses(older).map((use) => [use.term, use]))
  const after = new Map(findTermUses(newer).map((use) => [use.term, use]))
  const rowAt = finder(rows)
  const placed = (spans: readonly Span[]) =>
    spans.flatMap(({ start, end }) => {
      const row = rowAt(start)
      const clause = rows[row]?.clause
      if (clause === undefined) return []
      return [{ start, end, row, clause: clauseName(clause), words: snippet(newer.text, { start, end }) }]
    })
  const changed = [...after].flatMap(([term, now]): DefinitionChanged[] => {
    const was = before.get(term)
    const [first] = now.definitions
    const row = first && rowAt(first.start)
    const at = row === undefined ? {} : { row }
    const [old, meaning] = [was ? meaningOf(older, was) : '', meaningOf(newer, now)]
    if (!was) return [{ term, kind: 'added', older: '', newer: meaning, ...at, places: placed(now.uses) }]
    if (plain(old) === plain(meaning)) return []
    return [{ term, kind: 'changed', older: old, newer: meaning, ...at, places: placed(now.uses) }]
  })
  const removed = [...before]
    .filter(([term]) => !after.has(term))
    .map(([term, was]): DefinitionChanged => {
      const uses = usesOf(newer.text, term)
      return { term, kind: 'removed', older: meaningOf(older, was), newer: '', places: placed(uses) }
    })
  const order = ['changed', 'removed', 'added']
  return [...changed, ...removed].toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

const meaningOf = ({ text }: DraftRead, { definitions }: TermUse): string =>
  definitions.map(({ meaning }) => wordsAt(text, meaning)).join(' … ')

const plain = (words: string): string => words.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ')

/** Where a term is still used that is defined no longer. */
function usesOf(text: string, term: string): Span[] {
  const spans: Span[] = []
  for (let start = text.indexOf(term); start >= 0; start = text.indexOf(term, start + term.length)) {
    const end = start + term.length
    const isPart = /[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') || /[\p{L}\p{N}]/u.test(text[end] ?? ' ')
    if (!isPart) spans.push({ start, end })
  }
  return spans
}

/** The row of the newer draft that an offset is in, by halving. */
function finder(rows: readonly RowShown[]) {
  const placed = rows
    .flatMap(({ newer, kind }, row) => (newer && kind !== 'left' ? [{ start: newer.start, row }] : []))
    .sort((one, other) => one.start - other.start)
  return (offset: number): number => {
    let [low, high] = [0, placed.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((placed[middle]?.start ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return placed[low]?.row ?? 0
  }
}

/** The words around a use, on one line. */
function snippet(text: string, { start, end }: Span): string {
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - 60)
  const line = text.indexOf('\n', end)
  const to = Math.min(line < 0 ? text.length : line, end + 60)
  return `${from < start - 59 ? '…' : ''}${wordsAt(text, { start: from, end: to })}${to > end + 59 ? '…' : ''}`
}
