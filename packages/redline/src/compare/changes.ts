import { diffArrays } from 'diff'
import { isWord, type Token } from './tokens.ts'

/** Words that go and words that come at one place. Either may be empty: `start === end`. */
export interface Change {
  old: { start: number; end: number }
  now: { start: number; end: number }
}

interface Edit {
  old: { from: number; to: number }
  now: { from: number; to: number }
}

/** The end of a paragraph among the words of a stretch, as a sign that can change like any other. */
export const paragraphEnd = '¶'

/** Longer stretches than these with nothing in common would take long, and tell nothing word by word. */
const mostEdits = 4_000
const small = new Set(
  'a an and any as at be by for from has have if in is it its no not of on or shall such that the their this to which will with'.split(
    ' ',
  ),
)

/**
 * The words that make one stretch of another, as offsets into their texts.
 * @param label how many of the first words of each are its number, which changes apart from the words
 */
export function changesOf(old: readonly Token[], now: readonly Token[], label = { old: 0, now: 0 }): Change[] {
  const numbers = edits(old.slice(0, label.old), now.slice(0, label.now))
  const words = edits(old.slice(label.old), now.slice(label.now)).map((edit) => ({
    old: { from: edit.old.from + label.old, to: edit.old.to + label.old },
    now: { from: edit.now.from + label.now, to: edit.now.to + label.now },
  }))
  return [...joined(old, now, numbers), ...joined(old, now, words)]
    .flatMap((edit) => split(old, now, edit))
    .map((edit) => slid(old, now, edit))
    .map((edit) => ({ old: spanOf(old, edit.old), now: spanOf(now, edit.now) }))
}

function edits(old: readonly Token[], now: readonly Token[]): Edit[] {
  const found = diffArrays(
    old.map(({ text }) => text),
    now.map(({ text }) => text),
    { maxEditLength: mostEdits },
  )
  if (!found) return [{ old: { from: 0, to: old.length }, now: { from: 0, to: now.length } }]
  const list: Edit[] = []
  let [a, b] = [0, 0]
  for (const { count, added, removed } of found) {
    if (!added && !removed) {
      a += count
      b += count
      continue
    }
    let last = list.at(-1)
    if (last?.old.to !== a || last.now.to !== b) {
      last = { old: { from: a, to: a }, now: { from: b, to: b } }
      list.push(last)
    }
    if (removed) a = last.old.to += count
    else b = last.now.to += count
  }
  return list
}

/**
 * Changes with little between them are one: "five (5)" is replaced as a whole, and so are two long stretches that happen
 * to have "of the" between them.
 */
function joined(old: readonly Token[], now: readonly Token[], list: readonly Edit[]): Edit[] {
  const result: Edit[] = []
  for (const edit of list) {
    const last = result.at(-1)
    if (last && isOne(last, old.slice(last.old.to, edit.old.from), edit)) {
      last.old.to = edit.old.to
      last.now.to = edit.now.to
    } else result.push({ old: { ...edit.old }, now: { ...edit.now } })
  }
  return result.map((edit) => withBracket(old, now, edit))
}

function isOne(last: Edit, between: readonly Token[], edit: Edit): boolean {
  if (between.length > 2 || between.some(({ text }) => /^[¶.;:?!]$/.test(text))) return false
  if (!between.some(isWord)) return isReplacement(last) && isReplacement(edit)
  if (!between.every((one) => !isWord(one) || small.has(one.text))) return false
  return isReplacement(last) && isReplacement(edit) && size(last) + size(edit) >= 10 + 2 * between.length
}

const isReplacement = ({ old, now }: Edit): boolean => old.from < old.to && now.from < now.to
const size = ({ old, now }: Edit): number => old.to - old.from + now.to - now.from

/** With the bracket that closes one inside. */
function withBracket(old: readonly Token[], now: readonly Token[], { old: one, now: other }: Edit): Edit {
  const opens = old.slice(one.from, one.to).filter(({ text }) => text === '(').length
  const closes = old.slice(one.from, one.to).filter(({ text }) => text === ')').length
  const isNext = opens > closes && old[one.to]?.text === ')' && now[other.to]?.text === ')'
  const by = isNext ? 1 : 0
  return { old: { from: one.from, to: one.to + by }, now: { from: other.from, to: other.to + by } }
}

/** A change over as many ends of paragraphs, or of cells, in both drafts is one for each. */
function split(old: readonly Token[], now: readonly Token[], edit: Edit): Edit[] {
  const ends = (tokens: readonly Token[], { from, to }: { from: number; to: number }) => {
    const found: number[] = []
    for (let at = from; at < to; at++) if (tokens[at]?.text === paragraphEnd) found.push(at)
    return found
  }
  const [one, other] = [ends(old, edit.old), ends(now, edit.now)]
  if (one.length === 0 || one.length !== other.length) return [edit]
  const parts = [...one, edit.old.to].map((end, index): Edit => {
    const [a, b] = [one[index - 1], other[index - 1]]
    return {
      old: { from: a === undefined ? edit.old.from : a + 1, to: end },
      now: { from: b === undefined ? edit.now.from : b + 1, to: other[index] ?? edit.now.to },
    }
  })
  return parts.filter((part) => part.old.from < part.old.to || part.now.from < part.now.to)
}

/** Moves what is only added or only removed to where a sentence or a clause begins, if the words allow it. */
function slid(old: readonly Token[], now: readonly Token[], edit: Edit): Edit {
  const isAdded = edit.old.from === edit.old.to
  const isRemoved = edit.now.from === edit.now.to
  if (isAdded === isRemoved) return edit
  const tokens = isAdded ? now : old
  const range = isAdded ? edit.now : edit.old
  const length = range.to - range.from
  let best = { by: 0, worth: worthOf(tokens, range.from, length) }
  for (let by = 1; by <= Math.min(length, 60); by++) {
    if (tokens[range.from - by]?.text !== tokens[range.to - by]?.text) break
    // Not beyond the beginning of either draft.
    if ((isAdded ? edit.old.from : edit.now.from) - by < 0) break
    const worth = worthOf(tokens, range.from - by, length)
    if (worth > best.worth) best = { by, worth }
  }
  const move = ({ from, to }: { from: number; to: number }) => ({ from: from - best.by, to: to - best.by })
  return best.by === 0 ? edit : { old: move(edit.old), now: move(edit.now) }
}

/** Best is to begin behind the end of a sentence and to end with one, then to begin behind a sign. */
function worthOf(tokens: readonly Token[], from: number, length: number): number {
  const before = tokens[from - 1]?.text ?? paragraphEnd
  const last = tokens[from + length - 1]?.text ?? ''
  const ends = (text: string) => /^[.;:?!¶]$/.test(text)
  return (ends(before) ? 2 : 0) + (ends(last) ? 2 : 0) + (/^[,(“"]$/.test(tokens[from]?.text ?? '') ? 1 : 0)
}

function spanOf(tokens: readonly Token[], { from, to }: { from: number; to: number }) {
  if (from < to) return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
  const at = tokens[from - 1]?.end ?? tokens[from]?.start ?? 0
  return { start: at, end: at }
}
