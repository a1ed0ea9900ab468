import type { Found } from './output.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The statements of an answer that may be cut anywhere. Its quotations wait until they are checked. */
export function statementsIn(writing: unknown): string[] {
  if (!isObject(writing) || !Array.isArray(writing.statements)) return []
  return writing.statements.flatMap((item: unknown) =>
    isObject(item) && typeof item.statement === 'string' && item.statement ? [item.statement] : [],
  )
}

/** What was found so far, and what is being written of it. */
export function soFarOf(value: unknown): { found: Found; writing: unknown } | null {
  if (!isObject(value) || !isObject(value.found)) return null
  return { found: value.found as Found, writing: value.writing }
}
