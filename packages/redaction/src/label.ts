import type { Kind } from './kinds.ts'

/** The words that stand in for a value. `TEXT` keeps what looked like a placeholder in the text itself. */
export const labels = {
  ssn: 'SSN',
  card: 'CARD',
  email: 'EMAIL',
  phone: 'PHONE',
  'birth-date': 'DOB',
  account: 'ACCOUNT',
  address: 'ADDRESS',
  name: 'NAME',
  text: 'TEXT',
} as const satisfies Record<Kind | 'text', string>

const allLabels: readonly string[] = Object.values(labels)

/** A letter in either case. */
const anyCase = (word: string): string => [...word].map((letter) => `[${letter}${letter.toLowerCase()}]`).join('')

const separator = String.raw`[\s_#-]{0,2}`
const bracketed = String.raw`\\?\[\s{0,2}(${allLabels.map(anyCase).join('|')})${separator}(\d{1,5})([A-Za-z]?)\s{0,2}\\?\]`
const bareName = String.raw`(?<![\w[])(${allLabels.join('|')}) (\d{1,5})([A-Z]?)(?!\w)`

/**
 * A placeholder as a model may write it: '[SSN 1]', '[ssn1]', '[SSN-1]', '\[SSN 1\]', or 'SSN 1' without brackets,
 * where only the exact form counts. Groups: label, number and letter, first with brackets, then without.
 */
export const placeholderPattern = (): RegExp => new RegExp(`${bracketed}|${bareName}`, 'g')

/** The longest text that the pattern matches: no more is held back from a stream. */
export const longestPlaceholder =
  '\\[  '.length + Math.max(...allLabels.map((label) => label.length)) + '  12345A  \\]'.length

const beginnings = (spell: (word: string) => string): string =>
  [...new Set(allLabels.flatMap((label) => [...label].map((_, i) => label.slice(0, i + 1))))].map(spell).join('|')
const openBracket = String.raw`\\?(?:\[\s{0,2}(?:(?:${beginnings(anyCase)})|(?:${allLabels.map(anyCase).join('|')})${separator}(?:\d{1,5}[A-Za-z]?\s{0,2}\\?)?)?)?`
const openBare = String.raw`(?<![\w[])(?:(?:${beginnings((word) => word)})|(?:${allLabels.join('|')}) (?:\d{1,5}[A-Z]?)?)`

/** Whether a text breaks off, from the offset where the sticky pattern looks, within what may become a placeholder. */
export const unfinishedPattern = (): RegExp => new RegExp(`(?:${openBracket}|${openBare})$`, 'y')

/** The key under which a placeholder is kept: 'SSN 1', 'NAME 2B'. */
export const keyOf = (label: string, number: string | number, letter = ''): string =>
  `${label.toUpperCase()} ${Number(number)}${letter.toUpperCase()}`
