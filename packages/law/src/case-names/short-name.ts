import { jurisdictions } from '../jurisdictions/jurisdictions.ts'
import { compareName } from './same-case.ts'
import { empty, forms, generic } from './vocabulary.ts'

const wordsIn = (words: string): string[] => words.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** Whether a short form may call a case so: every word is in the title, 'Strickland' in 'Strickland v. Washington'. */
export function bearsShortName(title: string, name: string): boolean {
  const known = new Set(wordsIn(title))
  return compareName(name, title) !== 'different' || wordsIn(name).every((word) => known.has(word))
}

/** Parties of many cases: 'United States', 'Commissioner', 'New York'. */
const ofMany = new Set([
  ...generic,
  ...empty,
  ...forms,
  'estate',
  ...jurisdictions.flatMap(({ name }) => wordsIn(name)),
])

/** Whether a name tells one case from others: both parties do, and one unless it is a party of many cases. */
export const tellsCase = (name: string): boolean =>
  /\p{L} vs?\. \p{L}/u.test(name) || wordsIn(name).some((word) => !ofMany.has(word))
