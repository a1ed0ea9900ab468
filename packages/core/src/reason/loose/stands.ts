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

  /** Both sides of a caption stand around one 'v.'. */
  const hasCaption = (left: string, right: string): boolean => {
    const [one, other] = [left, right].map(
      (side) =>
        keyOf(side)
          .trim()
          .split(' ')
          .toSorted((a, b) => b.length - a.length)[0] ?? '',
    )
    for (let at = key.indexOf(' v '); at !== -1; at = key.indexOf(' v ', at + 1))
      if (
        key.slice(Math.max(0, at - 120), at + 1).includes(` ${one} `) &&
        key.slice(at + 2, at + 122).includes(` ${other} `)
      )
        return true
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
    if (left !== undefined && right !== undefined)
      return hasCaption(left, right) && (cites.length > 0 || numbers.every((number) => words.has(number)))
    const telling = tellingWords(text)
    // A year or a section that stands nowhere beside a name that does is another authority.
    return (
      telling.length > 0 &&
      telling.every(knows) &&
      numbers.every((number) => words.has(number)) &&
      (cites.length > 0 || numbers.length === 0)
    )
  }
}
