import { jurisdictions } from '@casewright/law'
import { literal } from './literal.ts'

/** The states by name, the longest first, as the alternatives of an expression. */
export const stateNames = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length)
  .map(literal)
  .join('|')
