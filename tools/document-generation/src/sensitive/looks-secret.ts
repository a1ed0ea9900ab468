import type { Place } from '../output.ts'
import { labelled } from './labelled.ts'
import { digitByDigit, noneAfter, noneBefore, threeTwoFour } from './separators.ts'

/** Nine digits, together or in the groups of a Social Security number, or nine that are spoken, and no tenth. */
const numbers = [
  new RegExp(`(?<!\\d|\\d\\p{Pd})${threeTwoFour}(?!\\d|\\p{Pd}\\d)`, 'gu'),
  /(?<!\d|\d[\p{Pd}.,]|[$€£]\s?)\d{9}(?!\d|[\p{Pd}.,]\d)/gu,
  new RegExp(`${noneBefore}\\b${digitByDigit('8')}\\b${noneAfter}`, 'giu'),
]

/**
 * Where in a text something has the form of a number that identifies a person: a Social Security or taxpayer number in
 * whatever grouping, and a number that stands after the name of one. Linear in the length of the text.
 * @param names what other sensitive numbers are called
 */
export function looksSecret(names: readonly string[] = []): (text: string) => Place[] {
  const named = labelled(names)
  return (text) => [
    ...numbers.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
    ),
    ...named(text),
  ]
}
