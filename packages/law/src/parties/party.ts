import type { Span } from '../span/span.ts'

export interface Party extends Span {
  /** Without descriptions such as 'a Delaware corporation'. */
  name: string
  /** 'Plaintiff, Appellant'; in a contract the term that names it, such as 'Seller'. */
  role?: string
  /** Where the party was found: the head of a filing or opinion, or the preamble of a contract. */
  from: 'caption' | 'preamble'
  /** In a caption: 1 before the 'v.', 2 after it. */
  side?: 1 | 2
}

const description =
  /(?:,|(?<!\s))\s+(?:(?:an?|the)\s+(?:[\p{L}.]+\s+){0,4}(?:corporation|company|cooperative|(?:married |single |unmarried )?(?:man|woman|person|couple)|partnership|association|individual|trust|municipality|bank|entity|resident|citizen|corp\.|LLC)\b|in (?:his|her|their|its)\b|individually|(?:with|having|whose|located|residing|(?:of|at) \d+\p{L}?(?:-\w+)?(?=\s+[\p{L}\d])(?!\s+(?:LLC|LLP|LP|Inc|Corp|Trust|Fund)\b)|organized|doing business|d\/b\/a|on behalf|by and through|solely|acting|incorporated under)\b).*$/isu
const others = /(?:,|(?<!\s))\s+et\.?\s+al\.?,?.*/is

/** A name without what describes it. */
export const bareName = (words: string): string =>
  words
    .replace(description, '')
    .replace(others, '')
    .replace(/^(?:and|by)\s+/i, '')
    .replace(/(?<![\s,;:/(-])[\s,;:/(-]{1,80}(?:and)?[\s,;:/(-]{0,40}$/i, '')
    .trim()

/** The place of `name` within `text` between two offsets, however its white space is broken; else the whole. */
export const placeOf = (text: string, name: string, start: number, end: number): Span => {
  const pattern = name
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\u00ad]{1,40}')
  const found = new RegExp(pattern).exec(text.slice(start, end))
  return found ? { start: start + found.index, end: start + found.index + found[0].length } : { start, end }
}
