import { negations } from './classes.ts'
import type { Joint } from './parts.ts'
import type { Place, Quotable } from './place.ts'
import type { Passage } from './read-passage.ts'
import { sentenceEnds } from './sentences.ts'

/** The most words that words in brackets stand for. */
export const mostReplaced = 16

const turning = new Set(['unless', 'except', 'if', 'only', 'provided'])

/** Notes the words of the text for which a joint puts others. */
export function replace({ text }: Quotable, passage: Passage, { substitute = '', stem }: Joint, gap: Place) {
  const found = text.words.slice(gap.from, gap.to)
  if (stem !== undefined && (found.length !== 1 || !found[0]?.startsWith(stem))) passage.turns = true
  const words = substitute.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const count = (all: readonly string[]) => all.filter((word) => negations.has(word) || turning.has(word)).length
  if (count(found) !== count(words)) passage.turns = true
  passage.replaced.push({ written: stem === undefined ? `[${substitute}]` : substitute, place: gap })
}

/** Words in brackets at an end of the quotation stand for what is nearest there in the sentence. */
export function replaceEnds(quotable: Quotable, passage: Passage, joints: readonly Joint[]) {
  const { text } = quotable
  const [before, after] = [joints[0], joints.at(-1)]
  if (before?.substitute !== undefined) {
    const { substitute, stem } = before
    const most = stem === undefined ? mostReplaced : 1
    let from = passage.from
    while (from > 0 && passage.from - from < most && sentenceEnds(text, from - 1, from) === 0) from--
    if (stem !== undefined && !text.words[from]?.startsWith(stem)) passage.turns = true
    const written = stem === undefined ? `[${substitute}]` : substitute
    passage.replaced.unshift({ written, place: { from, to: passage.from } })
  }
  if (after?.substitute !== undefined && after !== before) {
    let to = passage.to
    while (to < text.words.length && to - passage.to < mostReplaced && sentenceEnds(text, to - 1, to) === 0) to++
    if (after.stem !== undefined) to = Math.min(to, passage.to + 1)
    const place = { from: passage.to, to }
    if (after.stem !== undefined && !text.words[passage.to]?.startsWith(after.stem)) passage.turns = true
    passage.replaced.push({ written: after.stem === undefined ? `[${after.substitute}]` : after.substitute, place })
  }
}
