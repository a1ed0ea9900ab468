import type { Source } from '../span/span.ts'

const kept = new WeakMap<Source, { words: ReadonlySet<string>; isBroken: boolean }>()
const broken = /(?<![\p{L}-])(\p{L}\p{Ll}{1,19})-(\p{Ll}{2,20})(?![\p{L}-])/gu
const prefix = /^(?:re|co|pre|un|non|anti|sub|ex|self|multi|semi|over|under|quasi|cross|mid|post|pro|inter|intra)$/
const ending = /(?:tion|sion|ment|tled|ture|tive|sive|cial|tial|ance|ence|ity|ness|ably|ibly|ing|ed|ers?|ly)s?$/

/** What ends a word, and is none. */
const noWord =
  /^(?:[aeiou]?(?:tion|sion)|tation|cation|lation|ment|tled|tling|tive|sive|cial|tial|ture|ance|ence|ency|ity|ness|ably|ibly|tory|tary)s?$/

/** Whether two halves are one word that a line or a column broke, by the words that the document has. */
const isOne = (words: ReadonlySet<string>, start: string, other: string): boolean => {
  const one = start.toLowerCase()
  return words.has(one + other) && (!words.has(other) || !(words.has(one) || prefix.test(one)))
}

const readingOf = (source: Source) => {
  const before = kept.get(source)
  if (before) return before
  const words = new Set(source.text.toLowerCase().match(/(?<![\p{L}-])\p{L}{2,30}(?![\p{L}-])/gu))
  let count = 0
  for (const [, one = '', other = ''] of source.text.matchAll(broken))
    if (isOne(words, one, other) || (noWord.test(other) && !words.has(one.toLowerCase()))) count++
  const reading = { words, isBroken: count >= 2 }
  kept.set(source, reading)
  return reading
}

/** 'enti-tled' as 'entitled', where the document shows that its lines or columns broke words: for reading, not quoting. */
export const rejoined = (text: string, source: Source): string => {
  const { words, isBroken } = readingOf(source)
  return text.replace(broken, (all, one: string, other: string) =>
    isOne(words, one, other) ||
    (isBroken &&
      ending.test(other) &&
      !words.has(one.toLowerCase()) &&
      !words.has(other) &&
      !prefix.test(one.toLowerCase()))
      ? one + other
      : all,
  )
}
