import { severities } from '@casewright/core'
import { type ClauseFound, findClauses, type Part, type Span, type Whole } from '@casewright/law'

/** The clauses of a document that is given in parts: of each, the best place of every part before the second best. */
export function clausesByParts({ kind, opinion }: Whole) {
  const found = new Map<ClauseFound['clause'], Span[][]>()
  return {
    add({ source, offset }: Part): void {
      for (const { clause, spans } of findClauses(source, kind)) {
        const placed = spans
          .map(({ start, end }) => ({ start: start + offset, end: end + offset }))
          // What a dissent would have held was not held.
          .filter(({ start }) => !clause.ofTheCourt || start < opinion.end)
        if (placed.length > 0) found.set(clause, [...(found.get(clause) ?? []), placed])
      }
    },
    /** The gravest first, then in the order of the text. */
    all: (): ClauseFound[] =>
      [...found]
        .map(([clause, parts]) => ({ clause, spans: inTurn(parts) }))
        .sort(
          (one, other) =>
            severities.indexOf(one.clause.severity) - severities.indexOf(other.clause.severity) ||
            (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
        ),
  }
}

const inTurn = (parts: readonly (readonly Span[])[]): Span[] => {
  const longest = Math.max(...parts.map((part) => part.length))
  return Array.from({ length: longest }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat()
}
