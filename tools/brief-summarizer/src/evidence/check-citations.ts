import { type CitationCheck, firstShown, type Law } from '@casewright/core'
import type { CitedInDocument } from './cited.ts'

/** How many are looked up: sources count what they are asked. */
export const mostChecked = 100
/** How many are shown: what a result holds stays within a few megabytes. */
const mostShown = 2_000

export interface CheckedCitations {
  checks: CitationCheck[]
  /** What was checked of what, in sentences. */
  notes: string[]
}

const unchecked = ({ words, anchor }: CitedInDocument, reason: string): CitationCheck => ({
  text: words,
  status: 'unchecked',
  reason,
  anchor,
})

/** Looks up what a document cites. Whatever fails leaves a citation unchecked, and says so. */
export async function checkCitations(cited: readonly CitedInDocument[], law: Law): Promise<CheckedCitations> {
  if (cited.length === 0) return { checks: [], notes: ['The document contains no full citations.'] }
  const first = cited.slice(0, mostChecked)
  const answer = await law.verify(first.map(({ words }) => words)).catch(() => null)
  const checks = first.map((one, at): CitationCheck => {
    const check = answer?.checks[at]
    return check
      ? { ...check, text: one.words, anchor: one.anchor }
      : unchecked(one, 'The check of citations failed. Summarize the document again later.')
  })
  const rest = cited
    .slice(mostChecked, mostShown)
    .map((one) => unchecked(one, `Only the first ${mostChecked} citations of a document are looked up here.`))
  return {
    checks: [...checks, ...rest],
    notes: [
      'Each citation in full was looked up once. Short forms were not, and quotations were not compared.',
      ...(cited.length > mostShown ? [firstShown(mostShown, cited.length)] : []),
      ...(rest.length > 0 ? [`Of ${cited.length} citations the first ${mostChecked} were looked up.`] : []),
      ...(answer ? [] : ['The check of citations failed.']),
    ],
  }
}
