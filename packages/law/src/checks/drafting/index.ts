import type { DocumentCheck } from '../check.ts'

export const draftingChecks: readonly DocumentCheck[] = []
