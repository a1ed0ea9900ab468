import type { JsonSchema } from '@casewright/core'

/**
 * A schema that says the same in every draft. Clients read `items: false` behind `prefixItems`, which a tuple is in draft
 * 2020-12, as "no items" by draft 7, and refuse what has any.
 */
export const portable = <T extends JsonSchema>(schema: T): T => mapped(schema) as T

function mapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mapped)
  if (typeof value !== 'object' || value === null) return value
  const all = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one)]))
  const { prefixItems, items, ...rest } = all
  if (!Array.isArray(prefixItems)) return all
  const kinds = [prefixItems, items && typeof items === 'object' ? items : []].flat()
  const [first, ...others] = [...new Map(kinds.map((one) => [JSON.stringify(one), one])).values()]
  const isOpen = items !== undefined && items !== false
  return {
    ...rest,
    items: others.length > 0 ? { anyOf: [first, ...others] } : first,
    minItems: prefixItems.length,
    ...(!isOpen && { maxItems: prefixItems.length }),
  }
}
