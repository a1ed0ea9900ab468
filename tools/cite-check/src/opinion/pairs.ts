import type { CitedSupport, Evidence, ReadText } from '@casewright/core'

/** A sentence and the passage beside it, as the model reads them. */
export interface Pair {
  /** In `cited.places`. */
  at: number
  number: number
  sentence: Evidence
  passage: Evidence
  /** The id of the authority, and where in its text the passage begins. */
  authority: string
  from: number
}

/** So much of the text around a passage is read with it, in characters on each side. */
const around = 900

/** The pair of each comparison that has a passage, numbered from 1. */
export function pairsOf(
  supports: ReadonlyMap<number, CitedSupport>,
  texts: ReadonlyMap<string, ReadText>,
  wanted: readonly number[],
): Pair[] {
  const pairs: Pair[] = []
  for (const at of wanted) {
    const { proposition, passage } = supports.get(at) ?? {}
    const id = passage?.anchor.authority
    const read = id === undefined ? undefined : texts.get(id)
    if (!proposition || !passage || !read || id === undefined) continue
    const number = pairs.length + 1
    const { from, text } = widened(read.text, passage.anchor)
    const { title, citation } = read.authority
    pairs.push({
      at,
      number,
      authority: id,
      from,
      sentence: { id: `sentence-${number}`, kind: 'document', title: `Sentence ${number}`, text: proposition.text },
      passage: { id: `passage-${number}`, kind: 'authority', title: `Passage ${number}: ${title}, ${citation}`, text },
    })
  }
  return pairs
}

function widened(text: string, { start, end }: { start: number; end: number }): { from: number; text: string } {
  const first = Math.max(0, start - around)
  const from = first === 0 ? 0 : Math.min(start, text.indexOf(' ', first) + 1)
  const last = Math.min(text.length, end + around)
  const to = last === text.length ? last : Math.max(end, text.lastIndexOf(' ', last))
  return { from, text: text.slice(from, to) }
}
