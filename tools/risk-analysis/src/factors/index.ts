import type { CaseType } from '../case-types.ts'
import { bars } from './bars.ts'
import { contract } from './contract.ts'
import { course } from './course.ts'
import { criminal } from './criminal.ts'
import { employment } from './employment.ts'
import type { Factor } from './factor.ts'
import { family } from './family.ts'
import { injury } from './injury.ts'
import { intellectualProperty } from './intellectual-property.ts'
import { proof } from './proof.ts'
import { property } from './property.ts'

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
]
export const factorsVersion = '3'

/** The factors that are looked for in a case of this type. */
export const factorsOf = (type: CaseType): readonly Factor[] => factors.filter(({ types }) => types.includes(type))
