import type { CaseType } from '../case-types.ts'
import { bars } from './bars.ts'
import { contract } from './contract.ts'
import { course } from './course.ts'
import { criminal } from './criminal.ts'
import { employment } from './employment.ts'
import { type Factor, words } from './factor.ts'
import { family } from './family.ts'
import { injury } from './injury.ts'
import { intellectualProperty } from './intellectual-property.ts'
import { deals } from './plain/deals.ts'
import { field } from './plain/field.ts'
import { persons } from './plain/persons.ts'
import type { Plain } from './plain/told.ts'
import { proof } from './proof.ts'
import { property } from './property.ts'
import { toldByClause } from './told-by-clause.ts'
import { toldByNotes } from './told-by-notes.ts'

const plain: Readonly<Record<string, Plain>> = { ...deals, ...persons }

/** One pattern of what either finds. */
const both = (one: RegExp | undefined, more: readonly string[] = []): RegExp | undefined =>
  more.length === 0 ? one : new RegExp([...(one ? [one.source] : []), words(...more).source].join('|'), 'gi')

/** Words of the law, and the plain ones by which people tell the same. */
function withPlain(factor: Factor): Factor {
  const of = [plain[factor.id], field[factor.id]]
  const said = of.flatMap((one) => one?.said ?? [])
  const denied = of.flatMap((one) => one?.denied ?? [])
  const opposite = both(factor.denied?.words, denied)
  return {
    ...factor,
    words: both(factor.words, said) ?? factor.words,
    ...(factor.denied && { denied: { ...factor.denied, ...(opposite && { words: opposite }) } }),
  }
}

/** Everything that can move the index. Its version goes up with every change of a word or a number. */
export const factors: readonly Factor[] = [
  ...bars,
  ...contract,
  ...injury,
  ...employment,
  ...property,
  ...intellectualProperty,
  ...family,
  ...criminal,
  ...proof,
  ...course,
  ...toldByClause,
  ...toldByNotes,
].map(withPlain)
export const factorsVersion = '8'

/** The factors that are looked for in a case of this type. */
export const factorsOf = (type: CaseType): readonly Factor[] => factors.filter(({ types }) => types.includes(type))
