import type { Span } from '../span/span.ts'

/** A passage of a case that others may cite. */
export interface CitablePassage {
  /** Volume, reporter and first page of the case, of each reporter in which `pages` are counted: '477 U.S. 317'. */
  citations: readonly string[]
  /** The pages on which it is. Empty: not known. */
  pages: readonly number[]
  words: string
}

/** Where a text cites the page of a passage, or has words of it. */
export interface PassageCited {
  pin?: Span & { page: number }
  quotation?: Span
}

/** So many words in a row are no chance. */
const run = 8
/** Of them so many are no everyday words. */
const telling = 3
const farthest = 60

/**
 * Whether a text cites a passage of a case by its page, in a full or a short citation, or has at least eight words of it
 * in a row. An 'id.' is not followed. Null: neither.
 */
export function passageCitedIn(text: string, passage: CitablePassage): PassageCited | null {
  const pin = passage.pages.length > 0 ? pinIn(text, passage) : undefined
  const quotation = quotationIn(text, passage.words)
  return pin || quotation ? { ...(pin && { pin }), ...(quotation && { quotation }) } : null
}

function pinIn(text: string, { citations, pages }: CitablePassage): PassageCited['pin'] {
  for (const citation of citations) {
    const [, volume, reporter, first] = /^(\d+) (\D[^\n]*?) (\d+)$/.exec(citation) ?? []
    if (!volume || !reporter || !first) continue
    for (const { index, 0: head, 1: number } of text.matchAll(volumes)) {
      const end = number === volume ? endOfReporter(text, index + head.length, reporter) : undefined
      if (end === undefined) continue
      const behind = text.slice(end, end + farthest)
      const full = /^\s{1,2}(\d{1,5}),\s{1,2}(\d[\d\s,–-]*)/.exec(behind)
      const short = /^,?\s{1,2}at\s{1,2}(\d[\d\s,–-]*)/.exec(behind)
      const cited = short ?? (full?.[1] === first ? full : null)
      const page = pages.find((one) => pagesIn(cited?.at(-1) ?? '').some(([from, to]) => from <= one && one <= to))
      if (cited && page !== undefined)
        return { start: index, end: end + cited[0].trimEnd().replace(/,$/, '').length, page }
    }
  }
  return undefined
}

const volumes = /(?<![\d.])(\d{1,4})\s{1,2}(?=\p{Lu})/gu

/** Where a reporter ends that begins at a place: 'U. S.' and 'U.S.' are one. */
function endOfReporter(text: string, start: number, reporter: string): number | undefined {
  let at = start
  for (const sign of reporter.replace(/\s/g, '')) {
    if (text[at] === ' ') at++
    if (text[at] !== sign) return undefined
    at++
  }
  return at
}

/** '323-24, 330' as ranges. A volume that follows is a page too high to matter. */
const pagesIn = (words: string): [number, number][] =>
  words.split(',').flatMap((part): [number, number][] => {
    const [, from, to] = /^\s*(\d{1,5})(?:\s*[-–]\s*(\d{1,5}))?/.exec(part) ?? []
    if (!from) return []
    const last = to && to.length < from.length ? from.slice(0, from.length - to.length) + to : (to ?? from)
    return [[Number(from), Number(last)]]
  })

interface Word extends Span {
  word: string
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace('’', "'"),
    start: index,
    end: index + word.length,
  }))

/** The first run of words that both have. */
function quotationIn(text: string, words: string): Span | undefined {
  const own = wordsOf(words)
  const runs = new Set<string>()
  for (let at = 0; at + run <= own.length; at++) {
    const some = own.slice(at, at + run)
    // A row of numbers is a citation, which others give as well.
    if (some.filter(({ word }) => /^\p{L}{4,}$/u.test(word)).length < telling) continue
    if (some.some(({ word }) => /^\d+$/.test(word))) continue
    runs.add(some.map(({ word }) => word).join(' '))
  }
  if (runs.size === 0) return undefined
  const heads = new Set([...runs].map((one) => one.slice(0, one.indexOf(' '))))
  const all = wordsOf(text)
  for (let at = 0; at + run <= all.length; at++) {
    if (!heads.has(all[at]?.word ?? '')) continue
    const some = all.slice(at, at + run)
    if (!runs.has(some.map(({ word }) => word).join(' '))) continue
    let end = at + run
    while (end < all.length && runs.has(joined(all, end - run + 1, end + 1))) end++
    return { start: all[at]?.start ?? 0, end: all[end - 1]?.end ?? 0 }
  }
  return undefined
}

const joined = (all: readonly Word[], from: number, to: number): string =>
  all
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
