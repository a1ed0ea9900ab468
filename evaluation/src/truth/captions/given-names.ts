import type { Chance } from '../random.ts'

export const givenNames: readonly string[] = [
  'John',
  'James',
  'William',
  'Mary',
  'Charles',
  'George',
  'Thomas',
  'Robert',
  'Susan',
  'Henry',
  'Joseph',
  'Edward',
  'Samuel',
  'David',
  'Elizabeth',
  'Anna',
  'Richard',
  'Albert',
  'Daniel',
  'Frank',
]

const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()
const person = '([A-Z]+)((?: [A-Z]\\.)? [A-Z]{4,})'
const full = new RegExp(`^${person}(?:, [A-Z ]+,)? v\\. ${person}$`)

/** A full caption of two persons, with the first given name of one of them changed: other people of their surnames. */
export function withAnotherGivenName(caption: string, chance: Chance): string | null {
  const [, one, first, two, second] = full.exec(caption) ?? []
  if (!one || !first || !two || !second) return null
  const [given, other] = [capital(one), capital(two)]
  if (!givenNames.includes(given) || !givenNames.includes(other)) return null
  const surnames = [first, second].map((name) => name.replace(/[A-Z]{2,}/g, capital))
  const changed = chance.pick(givenNames.filter((name) => name !== given && name !== other))
  return `${changed}${surnames[0]} v. ${other}${surnames[1]}`
}
