import type { Answered } from '../output.ts'

type Loose = Record<string, unknown>

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const listOf = (value: unknown, key: string): unknown[] =>
  isRecord(value) && Array.isArray(value[key]) ? (value[key] as unknown[]) : []

/** What has streamed: what was found, which is whole, and what a model writes, which may be cut anywhere. */
export function soFarOf(value: unknown): { found: Answered | null; writing: unknown } {
  if (!isRecord(value) || !isRecord(value.found)) return { found: null, writing: null }
  return { found: value.found as unknown as Answered, writing: value.writing }
}

/** The statements of an answer that may be cut anywhere, by paragraph. Its citations and quotations wait for their check. */
export function statementsIn(writing: unknown): string[] {
  const said = (list: unknown[]) =>
    list.flatMap((one) => (isRecord(one) && typeof one.statement === 'string' ? [one.statement] : [])).join(' ')
  return [
    said(listOf(writing, 'premises')),
    ...listOf(writing, 'paragraphs').map((paragraph) => said(listOf(paragraph, 'propositions'))),
  ].filter(Boolean)
}
