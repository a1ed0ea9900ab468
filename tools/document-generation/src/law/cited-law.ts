import type { Law } from '@casewright/core'
import { citedIn } from '@casewright/law'

/** How many are looked up: sources count what they are asked. */
const mostChecked = 50

/**
 * Which authorities that the answers for a document cite are no longer good law, or do not exist as they are cited, as notes of its
 * coverage; they came from its user's words, and nobody else has looked at them. Empty: it cites none.
 */
export async function notesOnCited(text: string, law: Law): Promise<string[]> {
  const { wanted } = citedIn({ text })
  const asked = wanted.slice(0, mostChecked).map(({ citation }) => citation)
  if (asked.length === 0) return []
  const answer = await law.verify(asked).catch(() => null)
  if (!answer) return ['The authorities that the document cites were not checked.']
  const { checks } = answer
  const told = checks.flatMap(({ text: cited, status, reason, treatment }) => [
    ...(treatment ? [`${cited}: ${treatment.says}`] : []),
    ...(status === 'mismatch' || status === 'not-found' ? [`${cited}: ${reason}`] : []),
  ])
  const open = checks.filter(({ status }) => status === 'unchecked' || status === 'ambiguous').map((one) => one.text)
  return [
    ...told,
    ...(open.length > 0 ? [`Could not be checked: ${open.join('; ')}.`] : []),
    `The document cites ${asked.length === 1 ? '1 authority' : `${asked.length} authorities`}. Check the citations with Citation Check before it is filed or sent.`,
  ]
}
