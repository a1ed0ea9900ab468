import type { CheckedDocument, Hit } from '../check.ts'
import { once } from '../reading/once.ts'
import type { Doubt } from './senses.ts'

/** A number at the head of a line, also behind the marks of Markdown: '8.', 'Section 8', '### 8.2', '* **8.3**'. */
const head =
  /^[ \t]{0,40}(?:[#*•-]{1,6}[ \t]{0,3}){0,3}(?:(?:section|article|clause|paragraph|§)[ \t]{0,3})?(\d{1,3}(?:\.\d{1,3}){0,4})(?!\d|[.,]\d|[%)]\w)[.):]?(?=\*{0,2}(?:\s|$|["“(]))/gim

/** The numbers that head lines, in the order of the text, and where they stand. */
const placed = once(({ text }): readonly { number: string; at: number }[] =>
  [...text.matchAll(head)].map(({ index, 0: all, 1: number = '' }) => ({ number, at: index + all.indexOf(number) })),
)
const heads = once((document): readonly string[] => placed(document).map(({ number }) => number))

/** Fewest numbers that make a row. */
const fewest = 3
const depthOf = (number: string): number => number.split('.').length
const worth = (number: string): number => number.split('.').reduce((value, part) => value * 1000 + Number(part), 0)

/** 'SECTION B - TERMS OF SUPPORT': each of its parts may count from one. */
const part = /^[ \t#*]{0,8}(?:section|part|division|book|chapter)[ \t]{1,3}[A-H]\b/gim
const parts = once(({ text }): readonly number[] => [...text.matchAll(part)].map(({ index }) => index))

/** Whether a part begins between a number and the same number before it. */
const isOfOtherPart = (document: CheckedDocument, own: { number: string; at: number }): boolean => {
  const same = placed(document).findLast(({ number, at }) => number === own.number && at < own.at)
  return same !== undefined && parts(document).length > 1 && parts(document).some((at) => at > same.at && at < own.at)
}

/** Whether a number counts on in a row that began again: '1.0, 2.0, 3.0' of Section B, behind those of Section A. */
const isCountedAgain: Doubt = (document, { start }) => {
  const row = placed(document)
  const own = row.find(({ at }) => Math.abs(at - start) < 3)
  if (!own) return false
  if (isOfOtherPart(document, own)) return true
  const before = row.filter(({ at, number }) => at < own.at && depthOf(number) === depthOf(own.number))
  let first = own.number
  for (const { number } of before.toReversed()) {
    if (worth(number) >= worth(first)) break
    first = number
  }
  return before.length >= fewest && before[0]?.number === first
}

const farBeyond = (last: number): number => 2 * last + 5

/**
 * Whether a number is lacking in a row that is complete but for it: 1 to 12 for a 14, or 3, 4, 6, 7 for a 5. Where a
 * row begins again, jumps, or lost its numbers on the way here, nobody can tell what is not there.
 */
const isLacking = (row: readonly number[], number: number): boolean => {
  const [first = 0] = row
  const last = row.at(-1) ?? 0
  const isRow = row.length >= fewest && first <= 1 && row.every((one, at) => at === 0 || one > (row[at - 1] ?? 0))
  // No gap is so wide that 'Section 47' could stand in a paper that numbers to 9.
  if (row.length >= fewest && number > farBeyond(Math.max(...row))) return true
  const gaps = last - first + 1 - row.length
  if (!isRow || row.includes(number)) return false
  return number > last ? gaps === 0 : gaps === 1
}

const label = /(?<![\d.])(\d{1,3}(?:\.\d{1,3}){0,6})((?:\s?\(\w{1,5}\)){0,6})\s{0,4}$/
/** 'Section 14 BGB', 'Section 2.1.1 EB EULA', 'Section 7.7 “Unique Names”, on page 125': it is another paper’s. */
const ofAnother = /^\s(?!(?:AND|OR|OF|TO|IS|IN|ABOVE|BELOW|SHALL|HEREOF|HEREIN|WILL|MAY|THE)\b)\p{Lu}{2,6}\b/u
/** '(“Limitation of Liability”)' behind the number: what the section is called. */
const called = /^\s?\(\s?["“]?([^()"”]{4,60})["”]?\s?\)/

const isNamed = ({ text }: CheckedDocument, { end }: Hit): boolean => {
  const [, name = ''] = called.exec(text.slice(end, end + 80)) ?? []
  const at = `\n${text.toLowerCase()}`
  return name !== '' && (at.includes(`\n${name.toLowerCase()}`) || at.includes(` ${name.toLowerCase()}.`))
}

/** Whether a section that is said not to be there may be there after all, under a number that is not seen. */
const mayBeThere: Doubt = (document, hit) => {
  const words = document.text.slice(hit.start, hit.end)
  const [, number, letters = ''] = label.exec(words) ?? []
  // 'Subject to Section 3.1, I grant': somebody speaks.
  if (/(?:^|\s)I$/.test(words)) return true
  // 'Article Fourteenth' and 'Section XI' are counted where they are found.
  if (number === undefined) return false
  const after = document.text.slice(hit.end, hit.end + 12)
  if (letters !== '' || isNamed(document, hit) || (/\p{Ll}/u.test(words) && ofAnother.test(after))) return true
  const parts = number.split('.')
  const above = parts.slice(0, -1).join('.')
  const row = heads(document).flatMap((one) => {
    const [own, rest] = [one.split('.'), one.slice(0, one.lastIndexOf('.'))]
    return own.length === parts.length && (parts.length === 1 || rest === above) ? [Number(own.at(-1))] : []
  })
  // 'Section 4.74': Section 4.7, and the mark of a footnote.
  const isMarked = above !== '' && heads(document).includes(number.slice(0, -1)) && !heads(document).includes(number)
  if (isMarked && Number(parts.at(-1)) > farBeyond(Math.max(0, ...row))) return true
  return !isLacking(row, Number(parts.at(-1)))
}

export const numbered: Readonly<Record<string, Doubt>> = {
  'reference.section': mayBeThere,
  'numbering.duplicate': isCountedAgain,
  // 'Revision 1.1.0 October 2017', 'REV08/51/03': figures of another number.
  'date.impossible': ({ text }, { start }) => /(?:\d\.|\p{L})$/u.test(text.slice(Math.max(0, start - 2), start)),
}
