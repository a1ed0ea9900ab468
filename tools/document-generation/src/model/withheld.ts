import type { Filled } from '../output.ts'
import { merged, replacedAt, secretPlaces } from '../sensitive/covered.ts'
import { signs } from '../sensitive/separators.ts'

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
  const secret = sensitive.filter(({ value }) => !isOpen(value))
  const find = secretPlaces({ values: secret.map(({ value }) => value), names, isOpen })
  const places = [...secret.flatMap(({ from }) => from ?? []), ...find(text)]
  return replacedAt(text, merged(places), (words) => words.replace(/\S/g, '•'))
}
