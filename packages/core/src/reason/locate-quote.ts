import type { CheckedQuote } from './checked.ts'
import { anchorIn, type Evidence } from './evidence.ts'
import { type Flat, flatten } from './flatten.ts'

/** Of a model's quotation: fewer words than this stand everywhere, and prove nothing. */
const fewestOfModel = 4

export type QuoteLocator = (quotation: string) => CheckedQuote

/**
 * Looks quotations up in the evidence. Tolerant of spacing, quotation marks, dashes, case and line
 * breaks, of an ellipsis for words left out, and of brackets for a changed letter; of nothing else.
 * @param fewestWords a quotation of fewer words is `not-found` wherever it stands
 */
export function quoteLocator(evidence: readonly Evidence[], fewestWords = fewestOfModel): QuoteLocator {
  const flats = evidence.map((item) => ({ item, flat: flatten(item.text) }))
  return (quotation) => {
    const parts = partsOf(quotation)
    const words = parts.join(' ').split(' ').filter(Boolean)
    if (words.length < fewestWords) return { mark: 'quote', text: quotation, outcome: 'not-found' }
    for (const { item, flat } of flats) {
      const span = locate(flat, parts)
      if (span) {
        const anchor = anchorIn(item, span.start, span.end)
        return { mark: 'quote', text: quotation, outcome: turns(anchor.words, quotation) ? 'altered' : 'found', anchor }
      }
    }
    for (const { item, flat } of flats) {
      const span = nearest(flat, words)
      if (span)
        return { mark: 'quote', text: quotation, outcome: 'altered', anchor: anchorIn(item, span.start, span.end) }
    }
    return { mark: 'quote', text: quotation, outcome: 'not-found' }
  }
}

const negation = /\b(?:not|no|never|neither|nor|without|cannot|unless|except)\b|n['’]t\b/gi

/** Whether an ellipsis left out a word that turns the sense: 'is . . . liable' of 'is not liable' is no quotation of it. */
const turns = (words: string, quotation: string): boolean =>
  (words.match(negation)?.length ?? 0) > (quotation.match(negation)?.length ?? 0)

/** The stretches between ellipses, without the quotation's own marks at its ends. */
const partsOf = (quotation: string): string[] =>
  flatten(quotation)
    .text.split(/\s?(?:\[?\.(?: ?\.){2,3}\]?|\[?…\]?)\s?/)
    .map((part) => part.replace(/\s?\[sic\]/g, '').replace(/^["'\s]+|(?<!["'\s])["'\s]+$/g, ''))
    .filter(Boolean)

interface Place {
  start: number
  end: number
}

/** The furthest that the parts of one quotation may stand from each other, in UTF-16 units. */
const widest = 3000

function locate(flat: Flat, parts: readonly string[]): Place | undefined {
  const [first = '', ...rest] = parts
  for (let from = 0; ; ) {
    const begin = find(flat.text, first, from)
    if (!begin) return undefined
    let end = begin.end
    const all = rest.every((part) => {
      const next = find(flat.text.slice(0, end + widest), part, end)
      if (next) end = next.end
      return next !== undefined
    })
    if (all) return { start: flat.origin[begin.start] ?? 0, end: (flat.origin[end - 1] ?? 0) + 1 }
    from = begin.start + 1
  }
}

/** Where a part stands as whole words; `[t]he` stands for `The` as for `the`. */
function find(text: string, part: string, from: number): Place | undefined {
  const words = part.replace(/\[(\p{L}{1,3})\]/gu, '$1')
  if (!words) return undefined
  for (let at = text.indexOf(words, from); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    if (!joined(text, at) && !joined(text, end)) return { start: at, end }
  }
  return undefined
}

/** Whether a cut at `at` would go through a word or a number. */
const joined = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '')

/** Share of a quotation's words that must stand together for it to be an altered one. */
const likeEnough = 0.6

/**
 * Where words much like a quotation's stand: the place whose words share the longest common
 * subsequence with it, looked for around the quotation's rarest runs of three words.
 */
function nearest(flat: Flat, words: readonly string[]): Place | undefined {
  let best: (Place & { share: number }) | undefined
  for (let index = 0; index + 3 <= words.length; index++) {
    const seed = words.slice(index, index + 3).join(' ')
    const at = flat.text.indexOf(seed)
    if (at === -1) continue
    const from = at - words.slice(0, index).join(' ').length - 20
    const window = wordsAround(flat.text, Math.max(0, from), words.join(' ').length + 60)
    const share =
      commonWords(
        words,
        window.map(({ word }) => word),
      ) / words.length
    if (share <= (best?.share ?? likeEnough)) continue
    const inside = window.filter(({ word }) => words.includes(word))
    const [first, last] = [inside[0], inside.at(-1)]
    if (!first || !last) continue
    best = { share, start: flat.origin[first.at] ?? 0, end: (flat.origin[last.at + last.word.length - 1] ?? 0) + 1 }
  }
  return best
}

const wordsAround = (text: string, from: number, length: number) =>
  [...text.slice(from, from + length).matchAll(/[^\s]+/g)].map((found) => ({ word: found[0], at: from + found.index }))

/** Length of the longest common subsequence of two lists of words. */
function commonWords(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    for (let index = 0; index < other.length; index++)
      next.push(word === other[index] ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}
