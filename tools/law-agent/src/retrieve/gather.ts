import type { CitationCheck, FoundAuthority, Law } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { belowOverruler, citationKeys } from '@casewright/law'
import type { Passage, Reference } from '../output.ts'
import type { Question } from '../question/question.ts'
import { passagesOf, type Read, readTexts } from './passages.ts'
import { isAskedFor, rank } from './rank.ts'
import { citationOf, referenceOf } from './references.ts'
import type { Searched } from './search.ts'
import { withinLimit, withSuccessors } from './successors.ts'

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
  const isAsked = isAskedFor(question, cited)
  const joined = await withSuccessors(rank(question, searched, cited), law)
  const found = belowOverruler(withinLimit(joined, isAsked), question.text, isAsked)
  const reads = isRead
    ? await readTexts(law, found)
    : found.map((one) => ({ found: one, id: one.passage?.authority ?? one.id, text: null }))
  return described(reads, question, 0, law)
}

/** Authorities that are looked at in addition, at most. */
const mostMore = 3

/** What further searches found beside the authorities that are known, read, and numbered behind them. */
export async function gatherMore(
  question: Question,
  searched: readonly Searched[],
  known: Gathered,
  { law }: Pick<ToolContext, 'law'>,
): Promise<Gathered> {
  const keysOf = ({ citation, id }: FoundAuthority) => [id, ...citationKeys(citation)]
  const had = new Set(known.reads.flatMap(({ found, id }) => [id, ...keysOf(found)]))
  // What a further search asks for may be only a part of the question, and is what it is held to.
  const about = { ...question, terms: [...new Set(searched.flatMap(({ search }) => search.query.text.split(' ')))] }
  const found = rank(about, searched, []).filter((one) => !keysOf(one).some((key) => had.has(key)))
  return described(await readTexts(law, found.slice(0, mostMore)), about, known.references.length, law)
}

/** @param before how many references come before these */
async function described(
  reads: Read[],
  question: Question,
  before: number,
  law: Pick<Law, 'verify'>,
): Promise<Gathered> {
  const passages = reads.map((read, at) => passagesOf(read, question.terms, before + at + 1, mostOfOne))
  const citations = reads.map(citationOf)
  const { checks } = citations.length > 0 ? await law.verify(citations).catch(() => ({ checks: [] })) : { checks: [] }
  const references = reads.map((read, at) => {
    const text = citations[at] ?? ''
    return referenceOf(read, passages[at]?.[0], { ...(checks[at] ?? unchecked), text })
  })
  return { reads, references, passages: passages.flat() }
}

const unchecked: Omit<CitationCheck, 'text'> = { status: 'unchecked', reason: 'The check of citations failed.' }
