import { hashOf, type Span } from '@casewright/law'
import type { Ruled } from './model.ts'

/** What rules gave the words at a place to. */
export interface Given extends Span {
  field: string
}

const firstEnding = (tokens: readonly Span[], after: number): number => {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) <= after) low = middle + 1
    else high = middle
  }
  return low
}

/** The field to which rules gave each word: of two the one with fewer words. */
export function fieldsAt(tokens: readonly Span[], given: readonly Given[]): (string | undefined)[] {
  const fields: (string | undefined)[] = tokens.map(() => undefined)
  const sizes = new Float64Array(tokens.length).fill(Number.POSITIVE_INFINITY)
  for (const { start, end, field } of given)
    for (let n = firstEnding(tokens, start); n < tokens.length && (tokens[n]?.start ?? 0) < end; n++)
      if (end - start < (sizes[n] as number)) {
        sizes[n] = end - start
        fields[n] = field
      }
  return fields
}

/** What rules say, by label; `null` where they are not asked. */
export function ruledOf(labels: readonly string[], tokens: readonly Span[], given: readonly Given[] | null): Ruled {
  const have = new Set(given?.map(({ field }) => field))
  const known = new Map(labels.map((label, n) => [label, n]))
  return {
    state: labels.map((label) => hashOf(given ? (have.has(label) ? '+has' : '-has') : '?has')),
    at: Int16Array.from(fieldsAt(tokens, given ?? []), (field) =>
      field === undefined ? -1 : (known.get(field) ?? -1),
    ),
  }
}
