import type { CitationCheck, FoundAuthority } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Passage, Reference } from '../output.ts'
import type { Question } from '../question/question.ts'
import { passagesOf, type Read, readTexts } from './passages.ts'
import { most, rank } from './rank.ts'
import { citationOf, referenceOf } from './references.ts'
import type { Searched } from './search.ts'
import { withSuccessors } from './successors.ts'

export interface Gathered {
  reads: Read[]
  references: Reference[]
  passages: Passage[]
}

const mostOfOne = 3

/** The authorities that bear on a question, with their passages and the checks of their citations. */
export async function gather(
  question: Question,
  searched: readonly Searched[],
  cited: readonly FoundAuthority[],
  { law }: Pick<ToolContext, 'law'>,
  { isRead }: { isRead: boolean },
): Promise<Gathered> {
  const found = (await withSuccessors(rank(question, searched, cited), law)).slice(0, most)
  const reads = isRead
    ? await readTexts(law, found)
    : found.map((one) => ({ found: one, id: one.passage?.authority ?? one.id, text: null }))
  const passages = reads.map((read, at) => passagesOf(read, question.terms, at + 1, mostOfOne))
  const citations = reads.map(citationOf)
  const { checks } = citations.length > 0 ? await law.verify(citations).catch(() => ({ checks: [] })) : { checks: [] }
  const references = reads.map((read, at) => {
    const text = citations[at] ?? ''
    return referenceOf(read, passages[at]?.[0], { ...(checks[at] ?? unchecked), text })
  })
  return { reads, references, passages: passages.flat() }
}

const unchecked: Omit<CitationCheck, 'text'> = { status: 'unchecked', reason: 'The check of citations failed.' }
