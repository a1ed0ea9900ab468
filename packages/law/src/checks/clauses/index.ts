import type { DocumentCheck } from '../check.ts'

export const clauseChecks: readonly DocumentCheck[] = []
