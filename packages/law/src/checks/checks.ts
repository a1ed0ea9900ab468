import type { DocumentCheck } from './check.ts'
import { clauseChecks } from './clauses/index.ts'
import { consistencyChecks } from './consistency/index.ts'
import { draftingChecks } from './drafting/index.ts'
import { federalChecks } from './federal/index.ts'
import { filingChecks } from './filings/index.ts'
import { harshChecks } from './harsh/checks.ts'
import { missingChecks } from './missing/index.ts'
import { pitfallChecks } from './pitfalls/index.ts'
import { toldChecks } from './told/checks.ts'

/** Every check of documents. */
export const documentChecks: readonly DocumentCheck[] = [
  ...missingChecks,
  ...clauseChecks,
  ...consistencyChecks,
  ...federalChecks,
  ...pitfallChecks,
  ...toldChecks,
  ...harshChecks,
  ...draftingChecks,
  ...filingChecks,
]
