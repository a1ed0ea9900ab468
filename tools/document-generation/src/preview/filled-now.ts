import type { DocumentType, Filled } from '../output.ts'
import type { Made } from './made.ts'

/** What the document is made of as it stands: what was given, and what the person corrected or filled in since. */
export function filledNow(
  made: Pick<Made, 'filled'>,
  corrected: Record<string, string>,
  type: Pick<DocumentType, 'fields'> | null,
): Filled[] {
  const known = new Set(made.filled.map(({ field }) => field))
  const before = made.filled.map((one): Filled => {
    const value = corrected[one.field]
    return value === undefined ? one : { ...one, value, by: 'person' }
  })
  const since = Object.entries(corrected).flatMap(([name, value]): Filled[] => {
    const field = type?.fields.find((one) => one.name === name)
    if (known.has(name)) return []
    return [
      { field: name, label: field?.label ?? name, value, by: 'person', ...(field?.sensitive && { sensitive: true }) },
    ]
  })
  return [...before, ...since].filter(({ value }) => value !== '')
}
