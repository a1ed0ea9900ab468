import type { DocumentCheck } from '../check.ts'
import { contradictions } from './contradictions.ts'
import { control } from './control.ts'
import { disputes } from './disputes.ts'
import { ending } from './ending.ts'
import { indemnity } from './indemnity.ts'
import { liability } from './liability.ts'
import { limitsOfLaw } from './limits-of-law.ts'
import { money } from './money.ts'
import { property } from './property.ts'
import { restraints } from './restraints.ts'

/** Checks of clauses that are there and that burden one side or hold a risk. */
export const clauseChecks: readonly DocumentCheck[] = [
  ...indemnity,
  ...liability,
  ...disputes,
  ...ending,
  ...money,
  ...control,
  ...restraints,
  ...property,
  ...limitsOfLaw,
  ...contradictions,
]
