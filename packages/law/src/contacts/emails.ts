import type { Span } from '../span/span.ts'
import { writtenEmails } from './written-emails.ts'

export interface FoundEmail extends Span {
  words: string
  /** As it is sent to, in lower case where it was spoken. */
  address: string
}

const part = '[a-z\\d][a-z\\d+_-]{0,40}'
// A '-' or '_' with nothing around it is of the part: two ways to read it would be tried for each.
const mark = '(?:\\s(?:dot|underscore|dash|hyphen)\\s|\\s?\\.\\s?|\\s[_-]\\s?|[_-]\\s)'
/** 'jane dot okafor at example dot com': an 'at' is one of an address only where a 'dot' comes after it. */
const spoken = new RegExp(
  `(?<![\\w.@]|\\sdot\\s)(?!(?:me|us|him|her|them|work|works|worked|working|is|are|was|look|based|employed|reached?|email|it|or|and)\\sat\\s)(${part}(?:${mark}${part}){0,3})\\s(?:at(?:\\ssign)?|@)\\s(${part}(?:\\sdash\\s${part}){0,2}(?:(?:\\sdot\\s|\\.)[a-z]{2,20}){1,3})(?![\\w@]|\\s(?:at|dot)\\s)`,
  'gi',
)
const marks: Record<string, string> = { dot: '.', underscore: '_', dash: '-', hyphen: '-' }

/** What is spoken before an address and is no part of it: 'my email is jane at example dot com'. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\s(dot|underscore|dash|hyphen)\s/g, (_, word: string) => marks[word] ?? '')
    .replace(/\s+/g, '')

/** Every email address in `text`, written or spoken, in order. */
export function findEmails(text: string): FoundEmail[] {
  const found: FoundEmail[] = writtenEmails(text).map(({ start, end }) => {
    const words = text.slice(start, end)
    return { start, end, words, address: words }
  })
  for (const match of text.matchAll(spoken)) {
    if (!/\sdot\s|\./i.test(match[2] ?? '')) continue
    const address = `${plain(match[1] ?? '')}@${plain(match[2] ?? '')}`
    found.push({ start: match.index, end: match.index + match[0].length, words: match[0], address })
  }
  return found
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, n) => n === 0 || start >= (found[n - 1]?.end ?? 0))
}
