import { type Authority, type FoundAuthority, leastRelevance, type ReadText, visibleText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import {
  anchorOf,
  citationKeys,
  citedSupport,
  type Proposition,
  readHeldText,
  type Source,
  supportOfPassage,
  tellingWords,
} from '@casewright/law'
import type { UncitedAuthority } from '../output.ts'
import { whyUncited } from './why-uncited.ts'

/** Statements that are searched for, results of each, and authorities that are shown. */
const [mostAsked, mostFound, mostShown] = [12, 6, 8]
/** A statement of fewer telling words fits too much. */
const fewestWords = 5

interface Argued {
  source: Source
  document?: string
  propositions: readonly (Proposition | null)[]
  /** What the document cites already. */
  cited: readonly (Pick<Authority, 'citation'> & { id?: string })[]
}

interface Candidate {
  authority: FoundAuthority
  score: number
  /** The statement that it fits best. */
  statement: Proposition
  statements: number
}

/**
 * Authorities of the library that bear on what the document argues, and that it does not cite: those that fit the most of
 * it first. Nobody outside is asked.
 */
export async function uncitedAuthorities(
  argued: Argued,
  context: Pick<ToolContext, 'law' | 'signal' | 'progress'>,
): Promise<UncitedAuthority[]> {
  const keys = new Set(argued.cited.flatMap(({ citation }) => citationKeys(citation)))
  const ids = new Set(argued.cited.flatMap(({ id }) => id ?? []))
  const candidates = new Map<string, Candidate>()
  const statements = statementsIn(argued.propositions)
  for (const [nth, statement] of statements.entries()) {
    context.signal.throwIfAborted()
    context.progress({ message: 'Looking for authorities that are not cited', done: nth, total: statements.length })
    const { results, verdict } = await context.law.search({
      text: plain(statement.text),
      limit: mostFound,
      atHand: true,
    })
    for (const authority of verdict === 'nothing' ? [] : results) {
      const all = [authority.citation, ...(authority.parallel ?? [])].flatMap((one) => citationKeys(one))
      const isCited = ids.has(authority.id) || all.some((key) => keys.has(key))
      if (isCited || authority.relevance < leastRelevance.related || authority.treatment?.flag === 'red') continue
      const known = candidates.get(authority.id)
      const better = !known || authority.relevance > known.authority.relevance
      candidates.set(authority.id, {
        authority: better ? authority : known.authority,
        statement: better ? statement : known.statement,
        score: (known?.score ?? 0) + authority.relevance,
        statements: (known?.statements ?? 0) + 1,
      })
    }
  }
  const best = [...candidates.values()].sort((one, other) => other.score - one.score).slice(0, mostShown)
  const shown: UncitedAuthority[] = []
  for (const one of best) {
    context.signal.throwIfAborted()
    const read = await context.law.read(one.authority.id, { atHand: true })
    const told = toldOf(argued, one, read)
    if (told) shown.push(told)
  }
  return shown
}

/** What is argued, each once: what says the most first. */
function statementsIn(propositions: readonly (Proposition | null)[]): Proposition[] {
  const distinct = new Map(propositions.flatMap((one) => (one ? [[one.text, one] as const] : [])))
  return [...distinct.values()]
    .map((one) => ({ one, words: tellingWords(one.text).filter(({ tells }) => tells).length }))
    .filter(({ words }) => words >= fewestWords)
    .sort((left, right) => right.words - left.words)
    .slice(0, mostAsked)
    .map(({ one }) => one)
}

/** Words alone: marks and capitals would be read as connectors, and numbers as those of citations. */
const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}\s'’-]+/gu, ' ')
    .replace(/(?<!\S)\d+(?!\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()
    .slice(0, 400)

function toldOf(
  { source, document }: Argued,
  { authority, statement, statements }: Candidate,
  read: ReadText | null,
): UncitedAuthority | null {
  const { id, title, citation, court, date, holding = '', treatment } = authority
  const inText = read?.text ? citedSupport(readHeldText(read.text), { statement: statement.text, authority: id }) : null
  const support = inText ?? supportOfPassage(statement.text, `${title}. ${holding}`)
  const passage = inText?.passage
  if (!passage && !holding) return null
  // What shares no words with the statement must be on point.
  if (support.outcome === 'none' && authority.relevance < leastRelevance.onPoint) return null
  const direction = support.outcome === 'contradicted' ? 'against' : 'for'
  const why = whyUncited({ authority, statement: statement.text, statements, direction, ...(passage && { passage }) })
  return {
    id,
    title,
    citation,
    ...(court && { court }),
    ...(date && { date }),
    direction,
    statements,
    proposition: { text: visibleText(statement.text), anchor: anchorOf(source, statement, { document }) },
    reason:
      support.outcome === 'contradicted'
        ? support.reason
        : `It bears on ${statements === 1 ? 'what the document argues here' : `${statements} of the points that the document argues, this one most`}.`,
    ...(why.length > 0 && { why }),
    ...(passage && { passage }),
    ...(!passage && holding !== '' && { summary: holding }),
    ...(treatment && { treatment }),
  }
}
