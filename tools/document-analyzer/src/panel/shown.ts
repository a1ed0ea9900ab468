import type { Severity } from '@casewright/core/client'
import type { Analyzed, Finding } from '../output.ts'

/** A finding with the number that it has beside it and beside its words. */
export interface Numbered extends Finding {
  number: number
}

/** Findings by id, numbered in the order in which the page lists them. */
export const numberedOf = ({ analysis, findings }: Analyzed): Map<string, Numbered> => {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const order = [...analysis.weakPoints, ...analysis.improvements].map(({ finding }) => finding)
  return new Map(
    order.flatMap((id, index) => {
      const finding = byId.get(id)
      return finding ? [[id, { ...finding, number: index + 1 }] as const] : []
    }),
  )
}

/** What the person looks at: a finding, and which of its places. */
export interface Chosen {
  finding: string
  place: number
}

/** Words of no finding that the person looks at. */
export interface Passage {
  start: number
  end: number
}
/** The id under which they stand on the page. */
export const passageId = 'passage-shown'

/** Which findings are shown: all where none is chosen. */
export const isShown = (severity: Severity, filter: readonly string[]): boolean =>
  filter.length === 0 || filter.includes(severity)

/** The id under which the words of a place stand on the page. */
export const placeId = (finding: string, place: number): string => `place-${finding}-${place}`
/** The id under which a finding's card stands. */
export const cardId = (finding: string): string => `finding-${finding}`
