import type { DocumentText } from '@casewright/core'
import { overlaps, type Span } from '../../span/span.ts'
import { checkedDocument } from '../checked-document.ts'
import { once } from '../reading/once.ts'
import { longest, readingOf } from '../reading/prose.ts'
import { bearingsIn } from './bearing.ts'
import { finders, type RuledId } from './finders.ts'
import type { Finder, Harm, Read } from './kind.ts'
import { learnedTerms } from './learned/read.ts'
import { ofTerms } from './power.ts'
import { tagged } from './tagged.ts'
import { cueAt, type Tail, tailsIn } from './tail.ts'
import { type HarshTerm, isList, mutual } from './term.ts'

/** 'Owner gives up all claims for harm to the house' of a sentence that goes on 'though caused by Driller'. */
const headOf = ({ words, sentence }: Read, tail: Tail): { head?: string } => {
  const closes = words.length - tail.at - tail.words.length < 3
  const at = cueAt(sentence.text, tail.nth)
  return closes && at > 20 ? { head: sentence.text.slice(0, at).replace(/[ ,—–-]{1,4}(?:and )?$/, '') } : {}
}

const unit =
  /\b(?:per|each|every) (?:foot|feet|hour|day|unit|piece|pound|ton|mile|page|head|pallet|load|visit)\b|\b(?:depth|hours|quantit(?:y|ies)|footage)\b/i
/** What one side changes, or of what it decides how much there is. */
const nounOf = (id: RuledId, { words, around }: Read): string | undefined => {
  if (id === 'harsh.changes-alone') return ofTerms.exec(words)?.[0]
  return id === 'harsh.decides-alone' ? unit.exec(around)?.[0] : undefined
}

const termOf = (read: Read): HarshTerm | undefined => {
  for (const [id, find] of Object.entries(finders) as [RuledId, Finder][]) {
    const harm: Harm | undefined = find(read)
    if (!harm) continue
    const { bearer, gainer, tail } = harm
    if (bearer !== undefined && bearer === gainer) continue
    const { start, end } = read.sentence
    const what = nounOf(id, read)
    return {
      id,
      start,
      end,
      ...(bearer && read.names[bearer] && { bearer: read.names[bearer] }),
      ...(gainer && read.names[gainer] && { gainer: read.names[gainer] }),
      ...(tail && headOf(read, tail)),
      ...(what && { what: what.toLowerCase() }),
    }
  }
  return undefined
}

/** UTF-16 units within which a sentence that names nobody says the same as one beside it that does. */
const near = 300

/** The harsh sentences of a contract that rules read, in order. */
const ruledTerms = once((document): readonly HarshTerm[] => {
  const { binding } = readingOf(document)
  const marked = binding.filter(({ text }) => text.length < longest).map((sentence) => tagged(document, sentence))
  const found = marked.flatMap((one, at): HarshTerm[] => {
    if (mutual.test(one.words) || isList(one.words)) return []
    const beside = [marked[at - 1], marked[at + 1]].filter(
      (next) => next?.sentence.paragraph === one.sentence.paragraph,
    )
    const [before] = beside[0] === marked[at - 1] ? beside : []
    const after = beside.find((next) => next === marked[at + 1])
    const around = [before?.words, one.words, after?.words].filter(Boolean).join(' ')
    const term = termOf({ ...one, around, bearings: bearingsIn(one), tails: tailsIn(one.words) })
    return term ? [term] : []
  })
  return found
})

/** Whether another of the same kind says the reverse, or the same with its sides named. */
const isAnswered = (term: HarshTerm, all: readonly HarshTerm[]): boolean =>
  all.some((other) => {
    if (other.id !== term.id || !other.bearer) return false
    return term.bearer ? other.bearer === term.gainer : Math.abs(other.start - term.start) < near
  })

/**
 * The harsh sentences of a contract, in order: what rules read, and what was learned where no rule speaks. None of a kind
 * that each of two sides bears in turn.
 */
export const harshTerms = once((document): readonly HarshTerm[] => {
  const ruled = ruledTerms(document)
  const all = [...ruled, ...learnedTerms(document, ruled)]
  return all.filter((term) => !isAnswered(term, all)).toSorted((one, other) => one.start - other.start)
})

/** The harsh term that stands at a place of a contract; undefined where none does. */
export const harshAt = (source: Pick<DocumentText, 'text' | 'blocks' | 'pages'>, place: Span): HarshTerm | undefined =>
  harshTerms(checkedDocument(source)).find((term) => overlaps(term, place))
