import type { DocumentCheck } from '../check.ts'

export const missingChecks: readonly DocumentCheck[] = []
