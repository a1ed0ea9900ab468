import { part, type ReportBlock } from '@casewright/core/server'
import type { Passage, Reference } from '../output.ts'

const labels = {
  authority: null,
  source: 'excerpt of the source',
  editors: 'in the words of the library’s editors, not the authority’s own',
} as const

/** A passage with its authority. The editors' words are not set as a quotation of it. */
export function passageBlock(passage: Passage, references: readonly Reference[]): ReportBlock[] {
  const { reference, of, aside, by, words } = passage
  const from = references[reference - 1]
  const source = [
    from?.check.text,
    labels[of],
    by ? `opinion of ${by}` : aside && 'outside the opinion of the court',
    from?.caution,
  ]
    .filter(Boolean)
    .join('; ')
  return of === 'editors' ? [part.text(words), part.small(source)] : [part.quotation(words, source)]
}
