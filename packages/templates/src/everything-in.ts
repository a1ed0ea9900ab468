import type { Condition } from './template.ts'

/** Every text, condition and clause id of a template, wherever it stands. */
export interface Everything {
  texts: string[]
  conditions: Condition[]
  ids: string[]
}

/** Words of the form's own, in which nothing is put. */
const plain = new Set(['label', 'side'])

export function everythingIn(part: unknown, key = ''): Everything {
  if (typeof part === 'string') return ofText(part, key)
  if (typeof part !== 'object' || part === null) return joined([])
  if (Array.isArray(part)) return joined(part.map((one) => everythingIn(one, key)))
  return joined(
    Object.entries(part).map(([name, inner]) =>
      name === 'when'
        ? { texts: [], conditions: inner ? [inner as Condition] : [], ids: [] }
        : everythingIn(inner, name),
    ),
  )
}

function ofText(text: string, key: string): Everything {
  if (key === 'id') return { texts: [], conditions: [], ids: [text] }
  if (plain.has(key)) return joined([])
  return { texts: [key === 'items' || key === 'each' ? `{${text}}` : text], conditions: [], ids: [] }
}

const joined = (all: readonly Everything[]): Everything => ({
  texts: all.flatMap(({ texts }) => texts),
  conditions: all.flatMap(({ conditions }) => conditions),
  ids: all.flatMap(({ ids }) => ids),
})
