import type { PinCite } from '../citation.ts'

const lead = /\s{0,20}(?:,?\s{0,20}at\s{1,20}|,\s{0,20}|\s(?=¶|§|\*|pp?\.\s?\*?\d|n\.\s?\d|\d{1,4}:\d))/y
const afterAt = /(?:\s{0,20},?\s{0,20}at\s{1,20})/y
const item =
  /(?:(?:pp?\.|pages?|pgs?\.|¶{1,2}|§{1,2}|para?s?\.?|nn?\.|notes?|fns?\.?|ch\.|slip\s?op\.(?:,?\s?at)?)\s{0,4})?\*?(?:\d{1,6}[a-e]?|[ivxlc]{2,7})(?::\d{1,3})?(?:\s?[-–—]{1,2}\s?\*?\d{1,6}[a-e]?(?::\d{1,3})?)?(?:\s{0,2}(?:&|and)?\s{0,2}nn?\.\s?\d{1,4}(?:[-–,]\s?\d{1,4})?)?(?![\w])(?!\.\d)/iy
const separator = /\s{0,2}(?:,\s{0,20}(?:and\s{1,3}|&\s{0,3})?|&\s{0,3}|\sand\s{1,3})(?=[\d*¶n])/y
/** A small number in brackets that some states put for the division of an opinion: "218 (1)". */
const divisionNumber = /\s{0,20}\(\d{1,2}\)(?:\s?\([a-z]\))?(?=\s{0,20}[,([])/y
const functionWord =
  /\s{1,20}(?:and|or|nn?|note|et|citing|quoting|see|the|which|that|for|where|when|was|were|is|are|in|with|as|held|holds|holding|decided|this|we|it|on|by|of|to|but|has|had|after|before|because|if|not|a|an|at|per)\b/y

/**
 * The pin cite after a page that ends at `from`: "152-53, 160 n.5", "at p. 4", "¶ 12". Numbers that begin another
 * citation, as `startsCore` tells, are none of it.
 */
export const pinAfter = (text: string, from: number, startsCore: (at: number) => boolean): PinCite | null => {
  lead.lastIndex = from
  if (!lead.test(text)) return null
  const comma = lead.lastIndex
  afterAt.lastIndex = from
  const at = afterAt.test(text)
  const start = at ? text.indexOf('at', from) : comma
  let end = itemsEnd(text, comma, startsCore)
  if (end === comma) return null
  // "410 U.S. 113, 3 people": a number that a plain word follows points nowhere.
  if (!at && /^\d+$/.test(text.slice(comma, end)) && plainWordAfter(text, end)) return null
  divisionNumber.lastIndex = end
  if (divisionNumber.test(text)) end = divisionNumber.lastIndex
  return { start, end, words: text.slice(start, end) }
}

/** The end of the pages, paragraphs and notes listed at `from`; `from` where there is none. */
export const itemsEnd = (text: string, from: number, startsCore: (at: number) => boolean): number => {
  let end = from
  let at = from
  for (let count = 0; count < 20; count++) {
    item.lastIndex = at
    if (startsCore(at) || !item.test(text)) break
    end = item.lastIndex
    separator.lastIndex = end
    if (!separator.test(text)) break
    at = separator.lastIndex
  }
  return end
}

const plainWordAfter = (text: string, at: number): boolean => {
  if (!/^\s{1,20}[a-z]{2}/.test(text.slice(at, at + 23))) return false
  functionWord.lastIndex = at
  return !functionWord.test(text)
}
