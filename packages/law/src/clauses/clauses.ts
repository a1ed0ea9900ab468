import type { Clause } from './clause.ts'
import { control } from './list/control.ts'
import { disputes } from './list/disputes.ts'
import { money } from './list/money.ts'
import { procedure } from './list/procedure.ts'
import { restraints } from './list/restraints.ts'
import { risk } from './list/risk.ts'
import { standards } from './list/standards.ts'
import { term } from './list/term.ts'

/** Every clause and phrase that is looked for. */
export const clauses: readonly Clause[] = [
  ...term,
  ...money,
  ...risk,
  ...disputes,
  ...restraints,
  ...control,
  ...procedure,
  ...standards,
]
