import type { DocumentCheck } from '../check.ts'

export const filingChecks: readonly DocumentCheck[] = []
