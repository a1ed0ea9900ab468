import type { DocumentText } from '@casewright/core'
import { overlaps, type Span } from '../../span/span.ts'
import { checkedDocument } from '../checked-document.ts'
import { once } from '../reading/once.ts'
import { longest, readingOf } from '../reading/prose.ts'
import { bearingsIn } from './bearing.ts'
import { biasedDecider, narrowWindow, noPayForDelay, timeTrap } from './deciding.ts'
import { answersForOthers, bearsTheirFault, paysAnyway, paysForTheirMishap } from './fault.ts'
import type { Finder, Harm, Read } from './kind.ts'
import { paidIfPaid, sumBesidesLoss, tinyCap } from './money.ts'
import {
  actsUnchecked,
  actsUntold,
  agreesByGoingOn,
  changesAlone,
  decidesThePrice,
  ofTerms,
  whenItSuits,
} from './power.ts'
import { tagged } from './tagged.ts'
import { cueAt, type Tail, tailsIn } from './tail.ts'
import { forDebtsOfOthers, givesUpAhead, keepsTooMuch, profitsAlone } from './taking.ts'

/** By the id of a check, what makes a sentence harsh; the one that says most of a sentence stands first. */
const finders = {
  'harsh.others-debts': forDebtsOfOthers,
  'harsh.biased-decider': biasedDecider,
  'harsh.paid-if-paid': paidIfPaid,
  'harsh.no-pay-for-delay': noPayForDelay,
  'harsh.sum-besides-loss': sumBesidesLoss,
  'harsh.claims-of-others': answersForOthers,
  'harsh.tiny-cap': tinyCap,
  'harsh.pays-anyway': paysAnyway,
  'harsh.time-trap': timeTrap,
  'harsh.narrow-window': narrowWindow,
  'harsh.keeps-too-much': keepsTooMuch,
  'harsh.own-fault': bearsTheirFault,
  'harsh.pays-for-mishap': paysForTheirMishap,
  'harsh.rights-given-up': givesUpAhead,
  'harsh.profits-alone': profitsAlone,
  'harsh.changes-alone': (read) => changesAlone(read) ?? agreesByGoingOn(read),
  'harsh.decides-alone': decidesThePrice,
  'harsh.acts-untold': (read) => actsUntold(read) ?? actsUnchecked(read),
  'harsh.when-it-suits': whenItSuits,
} satisfies Readonly<Record<string, Finder>>
export type HarshId = keyof typeof finders

/** A harsh sentence: of which kind, and who bears and who gains, as the paper calls them. */
export interface HarshTerm {
  id: HarshId
  start: number
  end: number
  bearer?: string
  gainer?: string
  /** The words before what makes it harsh, where that closes the sentence. */
  head?: string
  /** What is changed or decided alone, by its noun: 'tariff'. */
  what?: string
}

/** What both sides have, or what one of several has for all. */
const mutual =
  /\b(?:each|either|both|neither|any|no) (?:of the )?(?:part(?:y|ies)|sides?)\b|\bthe (?:parties|other party)\b|\b(?:one another|each other|mutual\w*|respective\w*)\b|\b(?:either|neither|both) (?:may|shall|will|of (?:us|them))\b|\b(?:indemnif\w+|disclosing|receiving|defaulting|prevailing) part(?:y|ies)\b|\bno @/i

const isList = (words: string): boolean => words.length > 1200 || /\(iv\)/.test(words)

/** 'Owner gives up all claims for harm to the house' of a sentence that goes on 'though caused by Driller'. */
const headOf = ({ words, sentence }: Read, tail: Tail): { head?: string } => {
  const closes = words.length - tail.at - tail.words.length < 3
  const at = cueAt(sentence.text, tail.nth)
  return closes && at > 20 ? { head: sentence.text.slice(0, at).replace(/[ ,—–-]{1,4}(?:and )?$/, '') } : {}
}

const termOf = (read: Read): HarshTerm | undefined => {
  for (const [id, find] of Object.entries(finders) as [HarshId, Finder][]) {
    const harm: Harm | undefined = find(read)
    if (!harm) continue
    const { bearer, gainer, tail } = harm
    if (bearer !== undefined && bearer === gainer) continue
    const { start, end } = read.sentence
    const what = id === 'harsh.changes-alone' ? ofTerms.exec(read.words)?.[0] : undefined
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

/** The harsh sentences of a contract, in order; none of a kind that each of two sides bears in turn. */
export const harshTerms = once((document): readonly HarshTerm[] => {
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
  const isSaid = (term: HarshTerm) =>
    !term.bearer &&
    found.some((other) => other.id === term.id && other.bearer && Math.abs(other.start - term.start) < near)
  return found.filter(
    (term) =>
      !isSaid(term) && !found.some((other) => other.id === term.id && other.bearer && other.bearer === term.gainer),
  )
})

/** The harsh term that stands at a place of a contract; undefined where none does. */
export const harshAt = (source: Pick<DocumentText, 'text' | 'blocks' | 'pages'>, place: Span): HarshTerm | undefined =>
  harshTerms(checkedDocument(source)).find((term) => overlaps(term, place))
