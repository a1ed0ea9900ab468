import type { Rewrite } from '../edit/plan.ts'
import { type ClauseHead, isHeadLine } from './clause-heads.ts'

/** So many references that a new clause shifts are marked. */
const most = 40
const reference =
  /(?:\b(?:section|article|clause|paragraph)(s)?[ \u00a0]|(§{1,2})[ \u00a0]?)\d{1,2}(?!\d)(?:[.(][\w.()]{0,20})?(?:(?:,[ \u00a0]?|,?[ \u00a0](?:and|or|to|through|&)[ \u00a0]|[ \u00a0]?[–—-][ \u00a0]?)\d{1,2}(?!\d)(?:[.(][\w.()]{0,20})?){0,20}/gi
/** The first number of each place in a list of them: of '2.1(a)' and '5' the 2 and the 5. */
const places = /(?<![\w.(])\d{1,2}(?!\d)/g

interface Reference {
  start: number
  end: number
  number: number
}

/** References in the text to clauses that get another number when one is put in before them. */
export function shiftedReferences(text: string, heads: readonly ClauseHead[], at: number): Reference[] {
  const behind = heads.filter(({ start }) => start >= at)
  const first = behind[0]?.number
  const last = behind.at(-1)?.number
  // Numbers that begin behind the new clause are those of an exhibit, and stay.
  if (first === undefined || last === undefined || behind.length === heads.length) return []
  return [...text.matchAll(reference)]
    .flatMap(({ 0: words, 1: isMany, 2: sign, index }) =>
      numbersIn(words, index, isMany !== undefined || sign === '§§'),
    )
    .filter(({ start, number }) => number >= first && number <= last && !behind.some((head) => head.start === start))
    .slice(0, most)
}

/** The numbers of 'Sections 2, 3 and 5', the first with the word before it; of one section the first alone. */
const numbersIn = (words: string, at: number, isMany: boolean): Reference[] =>
  [...words.matchAll(places)].slice(0, isMany ? undefined : 1).map(({ 0: digits, index }, n) => ({
    start: at + (n === 0 ? 0 : index),
    end: at + index + digits.length,
    number: Number(digits),
  }))

/** Whether what is put in is a clause at the top level, so that those behind it get other numbers. */
export function isTopClause(
  text: string,
  { start, text: words, lines }: Rewrite,
  heads: readonly ClauseHead[],
): boolean {
  const [first] = lines ?? []
  if (isHeadLine(first ? first.parts.map((part) => part.text).join('') : words.trimStart())) return true
  const { like } = first ?? {}
  if (like !== undefined) return heads.some((head) => head.isAutomatic && like >= head.start && like < head.end)
  // It is like the paragraph before it, whose number Word makes.
  const last = heads.findLast((head) => head.start < start)
  return last?.isAutomatic === true && text.slice(last.end, start).trim() === ''
}
