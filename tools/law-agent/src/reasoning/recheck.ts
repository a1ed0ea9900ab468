import type { Checked, CheckedCitation, Law } from '@casewright/core'
import type { ModelAnswer } from './prompt.ts'

type Answer = Checked<ModelAnswer>

/**
 * Looks up again what came back unchecked: a model writes 'See Riley v. California, 573 U.S. 373 (2014).', and the
 * check is of the citation within. One question for all; where it fails they stay unchecked.
 */
export async function recheckCitations(answer: Answer, law: Pick<Law, 'verify'>): Promise<Answer> {
  const all = [...answer.premises, ...answer.paragraphs.flatMap(({ propositions }) => propositions)]
  const open = [...new Set(all.filter(({ citation }) => isOpen(citation)).map(({ citation }) => citation.text))]
  if (open.length === 0) return answer
  const { checks } = await law.verify(open).catch(() => ({ checks: [] }))
  const again = (citation: CheckedCitation): CheckedCitation => {
    const check = isOpen(citation) ? checks[open.indexOf(citation.text)] : undefined
    return check ? { mark: 'citation', ...check } : citation
  }
  const propositionsOf = (list: Answer['premises']) => list.map((one) => ({ ...one, citation: again(one.citation) }))
  return {
    ...answer,
    premises: propositionsOf(answer.premises),
    paragraphs: answer.paragraphs.map(({ propositions }) => ({ propositions: propositionsOf(propositions) })),
  }
}

const isOpen = ({ status, found }: CheckedCitation) => status === 'unchecked' && !found
