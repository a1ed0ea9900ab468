import { joinAsked, type SourceAsked } from '@casewright/core'
import type { SearchOutput } from '../output.ts'

/** Who was searched, and how much each found. */
export const foundBy = (asked: readonly SourceAsked[], counts: ReadonlyMap<string, number>): SearchOutput['sources'] =>
  joinAsked(asked).map(({ milliseconds: _, ...one }) => ({ ...one, found: counts.get(one.source) ?? 0 }))
