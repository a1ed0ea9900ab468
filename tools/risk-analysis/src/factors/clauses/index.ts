import type { CaseType } from '../../case-types.ts'
import { dealings } from './dealings.ts'
import { deeds } from './deeds.ts'
import { fieldClauses } from './field.ts'
import { notes } from './notes/index.ts'
import { opinions } from './opinions.ts'
import { particular } from './particular.ts'
import { proofs } from './proofs.ts'
import type { ClauseRule } from './rule.ts'

const rules: readonly ClauseRule[] = [
  ...opinions,
  ...proofs,
  ...deeds,
  ...particular,
  ...fieldClauses,
  ...dealings,
  ...notes,
]

/** The clauses that are looked for in a case of this type. */
export const clausesOf = (type: CaseType): readonly ClauseRule[] => rules.filter(({ types }) => types.includes(type))
