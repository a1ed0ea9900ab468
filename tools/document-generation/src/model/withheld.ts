import type { Filled } from '../output.ts'

const spoken = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\\d)'
/** Nine digits in the groups of a Social Security number, or nine that are spoken, and no tenth. */
const numbers = [
  /(?<![\d-])\d{3}([ .–-]?)\d{2}\1\d{4}(?![\d-])/g,
  new RegExp(
    `(?<!${spoken}[\\s,.-]{0,3})\\b(?:${spoken}[\\s,.-]{1,3}(?:dash[\\s,.-]{1,3})?){8}${spoken}\\b(?![\\s,.-]{0,3}${spoken})`,
    'gi',
  ),
]
/** What stands after one of these names, and has a digit. */
const after = (names: readonly string[]) =>
  new RegExp(
    `\\b(?:${names.map(escaped).join('|')})\\b[^\\n.;]{0,40}?\\b((?=[A-Z-]{0,8}\\d)[A-Z0-9][A-Z0-9-]{3,20})\\b`,
    'gi',
  )
const alwaysNamed = ['passport', 'social security', 'SSN']

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const cover = (words: string) => words.replace(/\S/g, '•')

/**
 * Covers what must not leave: the values of sensitive fields wherever and however they are grouped, the places where
 * they were read, and all that looks like a Social Security or a passport number. Nothing moves, so that places in what
 * is left are places in the text.
 * @param told values that the person lets the model see
 * @param names what sensitive fields are called: a number that stands after such a name is covered as well
 */
export function withheld(
  text: string,
  sensitive: readonly Filled[],
  told: readonly string[],
  names: readonly string[] = [],
): string {
  const open = new Set(told.map(signs).filter(Boolean))
  const isOpen = (words: string) => open.has(signs(words))
  let covered = text
  for (const { value, from } of sensitive) {
    if (isOpen(value)) continue
    if (from) covered = covered.slice(0, from.start) + cover(text.slice(from.start, from.end)) + covered.slice(from.end)
    const pattern = anyGrouping(value)
    if (pattern) covered = covered.replace(pattern, cover)
  }
  for (const pattern of numbers) covered = covered.replace(pattern, (words) => (isOpen(words) ? words : cover(words)))
  return covered.replace(after([...alwaysNamed, ...names]), (words, number: string) =>
    isOpen(number) ? words : words.slice(0, words.length - number.length) + cover(number),
  )
}

const signs = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A value however it is grouped: '123-45-6789', '123 45 6789', '123456789'. */
function anyGrouping(value: string): RegExp | undefined {
  const own = [...signs(value)]
  if (own.length < 3 || own.length > 1000) return undefined
  return new RegExp(own.map(escaped).join('[\\s.,–-]{0,3}'), 'giu')
}
