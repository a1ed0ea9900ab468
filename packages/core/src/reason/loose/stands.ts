import type { Evidence } from '../evidence.ts'
import { tellingWords } from './names.ts'
import { plainOf } from './plain.ts'

/** Tells whether an authority that free text names stands in what the answer may rest on. */
export type AuthorityGround = (authority: string) => boolean

/**
 * Words as they are compared: 'F. 3d' is 'F.3d', '§' is 'Section', "Int'l" is 'Intl'. Marks are gone, letters and digits
 * stand apart.
 */
const keyOf = (plain: string): string =>
  ` ${plain
    .replace(/(?<=\b\p{L})\.\s?(?=\p{L}\.)/gu, '')
    .toLowerCase()
    .replace(/§{1,2}|\bsect?(?:ions|s\.|ion|\.)/g, ' section ')
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .trim()} `

const reporterCitation = /\b\d{1,4} [A-Z][\p{L}\d.'& ]{0,40}?(?:\d[a-z]{1,2}\.? )?(?:§{1,2} ?)?(at )?\d[\d,]*/gu
const internal =
  /^(?:sections?|secs?\.|§{1,2}|articles?|clauses?|paragraphs?|schedules?|parts?) ?(\d[\w.]*|[IVXLC]+)((?:\(\w{1,5}\))*)$/i
const lineLabel =
  /(?:^|\n)[ \t]{0,40}(?:(?:article|section|clause|paragraph|schedule|part)[ \t]{1,4}|§{1,2} ?)?(\d{1,4}(?:\.\d{1,4}){0,4}|[IVXLC]{1,7})(?=[ \t.):-]|\n|$)/gi

/** What a writer says of a case behind it is no part of its name: '(holding that …)'. */
const explained = / \(\p{Ll}{2,15}ing\b[^()]*\)/gu
const proceeding = /^(?:in re|ex parte|(?:matter|estate|marriage|application|petition) of)\b/i
const joining = new Set('v vs versus at p pp page and see the of n note supra'.split(' '))
const unsaid = new Set([...joining, ...'a an et al ux inc co corp llc ltd in for'.split(' ')])

const sideWords = (side: string): string[] =>
  keyOf(side)
    .trim()
    .split(' ')
    .filter((word) => !unsaid.has(word))
/** The words of a side as the evidence has it: up to another caption, or the number of a citation that is not the side's own. */
function sideBefore(text: string, side: readonly string[]): string[] {
  const all = text.trim().split(' ')
  return all.slice(all.findLastIndex((word) => endsSide(word, side)) + 1)
}
function sideAfter(text: string, side: readonly string[]): string[] {
  const all = text.trim().split(' ')
  const end = all.findIndex((word) => endsSide(word, side))
  return end < 0 ? all : all.slice(0, end)
}
const endsSide = (word: string, side: readonly string[]): boolean =>
  word === 'v' || (/^\d{2,}$/.test(word) && !side.includes(word))

/** @param also further words that hold, such as citations of the same answer that were verified */
export function authorityGround(evidence: readonly Evidence[], also: readonly string[] = []): AuthorityGround {
  const originals = [...evidence.flatMap(({ title, text }) => [title, text]), ...also]
  const plain = originals.map((text) => plainOf(text).text).join(' \n ')
  const key = keyOf(plain)
  const words = new Set(key.split(' '))
  const labels = new Set(
    evidence.flatMap(({ text }) => [...text.matchAll(lineLabel)].map(([, label = '']) => label.toLowerCase())),
  )
  const stands = (written: string) => key.trim() !== '' && key.includes(keyOf(written))
  const knows = (word: string) =>
    keyOf(word)
      .trim()
      .split(' ')
      .every((part) => words.has(part))

  /** Both sides of a caption stand around the 'v.' at a place of the evidence, and no words that it does not have. */
  const isCaption = (at: number, one: readonly string[], other: readonly string[]): boolean => {
    const before = sideBefore(key.slice(Math.max(0, at - 160), at), one)
    const after = sideAfter(key.slice(at + 3, at + 163), other)
    return one.every((word) => before.includes(word)) && other.every((word) => after.includes(word))
  }
  const hasCaption = (left: string, right: string): boolean => {
    const [one, other] = [sideWords(left), sideWords(right)]
    for (let at = key.indexOf(' v '); at !== -1; at = key.indexOf(' v ', at + 1))
      if (isCaption(at, one, other)) return true
    return false
  }
  /** A citation holds with everything beside it: a name, year, court or page of another makes another authority of it. */
  const standsTogether = (text: string, cites: readonly string[], sides: readonly [string, string] | null): boolean => {
    const wanted = keyOf(text.replace(explained, ''))
      .trim()
      .split(' ')
      .filter((word) => !joining.has(word))
    const first = keyOf(cites[0] ?? '').trimEnd()
    for (let at = key.indexOf(first); at !== -1; at = key.indexOf(first, at + 1)) {
      const near = key.slice(Math.max(0, at - 220), at + first.length + 160)
      const has = new Set(near.split(' '))
      if (!wanted.every((word) => has.has(word)) || !cites.every((cite) => near.includes(keyOf(cite)))) continue
      // The caption right before it is its own.
      if (!sides || isCaption(key.lastIndexOf(' v ', at), sideWords(sides[0]), sideWords(sides[1]))) return true
    }
    return false
  }

  return (authority) => {
    const { text } = plainOf(authority)
    if (keyOf(text).trim() === '') return true
    if (stands(text)) return true
    const [, label, sub = ''] = internal.exec(text) ?? []
    if (label) return labels.has(label.toLowerCase()) && (sub === '' || stands(sub))
    const numbers = keyOf(text).match(/\d+/g) ?? []
    const cites = [...text.matchAll(reporterCitation)].map(([cite, at]) =>
      at ? cite.slice(0, cite.lastIndexOf(at)) : cite,
    )
    if (!cites.every(stands)) return false
    const [left, right] = text.replace(/,? \d{1,4} [A-Z].*$|\(.*$/s, '').split(/ v(?:s|ersus)?\.? /i)
    const sides = left !== undefined && right !== undefined ? ([left, right] as const) : null
    if (cites.length > 0) return standsTogether(text, cites, sides)
    if (sides) return hasCaption(...sides) && numbers.every((number) => words.has(number))
    if (proceeding.test(text)) return false
    // Of a party of the evidence nobody made a doctrine: 'the Tessler test'.
    if (/\b(?:doctrine|test|factors?|framework|progeny)$/i.test(text)) return stands(text.replace(/^the /i, ''))
    const telling = tellingWords(text)
    // A year or a section that stands nowhere beside a name that does is another authority.
    return telling.length > 0 && telling.every(knows) && numbers.length === 0
  }
}
