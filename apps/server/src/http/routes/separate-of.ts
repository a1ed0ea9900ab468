import type { AuthorityReading } from '@casewright/api'
import { separateOpinions } from '@casewright/law'

/** The separate opinions that the text of a case prints, each with the line with which it begins. */
export const separateOf = (kind: string, text: string): AuthorityReading['separate'] =>
  kind === 'case'
    ? separateOpinions({ text }).map(({ kind: opinion, by, start, end }) => ({
        kind: opinion,
        ...(by && { by }),
        ...lineAt(text, start, end),
      }))
    : []

/** The first line that has words. */
function lineAt(text: string, start: number, end: number): { start: number; end: number } {
  const first = text.slice(start, end).search(/\S/)
  const from = first < 0 ? start : start + first
  const stop = text.indexOf('\n', from)
  return { start: from, end: stop < 0 || stop > end ? end : stop }
}
