import type { DocumentCheck } from '../check.ts'
import { clauseChecks } from './clauses/index.ts'
import { periodChecks } from './periods/index.ts'
import { sumChecks } from './sums/index.ts'
import { statedTwice } from './twice/index.ts'
import { whoChecks } from './who/index.ts'

/** What a paper says against itself: by arithmetic and comparison, and never by opinion. */
export const consistencyChecks: readonly DocumentCheck[] = [
  ...sumChecks,
  ...periodChecks,
  ...statedTwice,
  ...whoChecks,
  ...clauseChecks,
]
