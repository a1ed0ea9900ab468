import { layoutOf } from '../../../layout/layout.ts'
import type { Sentence } from '../../../sentences/sentences.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'

/** UTF-16 units and paragraphs that a list may have: a longer one is a contract. */
const most = 3000
const paragraphs = 14
const mark = /^\s{0,8}(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[).]\s|[-•–*·▪]\s?)/i

type Style = 'figure' | 'letter' | 'bullet'
const styleOf = (words: string): Style | null => {
  const found = mark.exec(words)?.[0].trim()
  return found === undefined ? null : /\d/.test(found) ? 'figure' : /[a-z]/i.test(found) ? 'letter' : 'bullet'
}

/** Each paragraph with the items of the list that it opens. */
export const stretchesOf = once((document): readonly Span[] => {
  const words = ownPages(document)
  const all = layoutOf(document).paragraphs.filter(({ contents }) => !contents)
  return all.map(({ start, end }, at): Span => {
    let last = end
    const opens = /[:;,–-]\s*$|\b(?:and|as follows)\s*$/.test(words.slice(Math.max(start, end - 30), end))
    const own = styleOf(words.slice(start, start + 16))
    let first: Style | null = null
    for (let next = at + 1; next < all.length && next - at <= paragraphs; next++) {
      const paragraph = all[next]
      if (!paragraph || paragraph.end - start > most) break
      const item = mark.test(words.slice(paragraph.start, paragraph.start + 16))
      if (!(item && (opens || next > at + 1))) break
      const style = styleOf(words.slice(paragraph.start, paragraph.start + 16))
      first ??= style
      // '2.' goes on after '1.', whose list has letters.
      if (style === 'figure' && first !== 'figure' && (own === 'figure' || own === 'letter')) break
      last = paragraph.end
    }
    return { start, end: last }
  })
})

/** The sentence at a place, or the next after it. */
export const sentenceAt = ({ sentences }: CheckedDocument, at: number): Sentence | undefined => {
  let low = 0
  let high = sentences.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.end ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return sentences[low]
}

/** Where the sentence at `at` ends, within a stretch. */
export const sentenceEnd = (document: CheckedDocument, at: number, stretch: Span): number =>
  Math.min(sentenceAt(document, at)?.end ?? stretch.end, stretch.end)
