import type { CaseCitation, Citation } from '../citations/citation.ts'
import { citationKey } from '../citations/keys/citation-key.ts'
import { separateOpinions } from '../opinions/voices.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Span } from '../span/span.ts'
import { historiesIn } from './history.ts'
import { tokensOf } from './line.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { isLater } from './order.ts'
import { read } from './read.ts'
import { type Memory, remember } from './rows.ts'
import type { Said } from './said.ts'
import type { Opinion, Treatment, Voice } from './treatment.ts'
import { decisionUnderReview } from './under-review.ts'

/** A longer sentence is a table or a scan without stops: its first part is read. */
const longest = 3000
const mostInPart = 0.9
/** In sentences. A mark that a scanner lost must not make the rest of the text a quotation. */
const longestQuotation = 8

export interface ReadOpinion {
  /** What is said of decisions; one that is only cited is not among them. */
  said: Treatment[]
  mentions: readonly Mention[]
  citations: readonly Citation[]
  sentences: readonly Sentence[]
}

/** Reads an opinion once: its citations, the places that name a decision, its sentences, and what they say. */
export function readOpinion(opinion: Opinion): ReadOpinion {
  const { text, name = '' } = opinion
  const { mentions, citations } = mentionsIn(text, name)
  const separate = opinion.separate ?? separateOpinions(opinion)
  const sentences = sentencesOf({ text })
  const told = historiesIn(text, citations)
  const out: Treatment[] = [...told, ...decisionUnderReview(text, citations, separate)]
  const memory: Memory = { rows: [], counts: new Map(), leaders: [] }
  let next = 0
  let quotation = -1
  let number = 0
  let opinionAt = 0
  for (const sentence of whole(text, sentences, mentions)) {
    // A new opinion begins: 'that case' does not reach back over its heading.
    if (sentence.end - sentence.start < 60 && isHeading(text.slice(sentence.start, sentence.end)))
      Object.assign(memory, { rows: [], asked: undefined, unnamed: undefined })
    const span = { start: sentence.start, end: Math.min(sentence.end, sentence.start + longest) }
    while (next < mentions.length && (mentions[next] as Mention).end <= span.start) next++
    let last = next
    while (last < mentions.length && (mentions[last] as Mention).start < span.end) last++
    const isOpen = quotation >= 0 && number++ - quotation < longestQuotation
    const tokens = tokensOf(text, span, mentions.slice(next, last), isOpen)
    quotation = opensQuotation(text, span, isOpen) ? (isOpen ? quotation : number) : -1
    while ((separate[opinionAt]?.end ?? Infinity) <= span.start) opinionAt++
    const nearest = separate[opinionAt]
    const own = nearest && nearest.start <= span.start ? nearest : undefined
    for (const said of read(tokens, own !== undefined, memory)) out.push(...treatments(said, span, voiceOf(said, own)))
    remember(memory, tokens)
  }
  return { said: withoutHistories(out, told).filter(isPossible), mentions, citations, sentences }

  function treatments(said: Said, span: Span, voice: Voice): Treatment[] {
    const cited = (authority: number | null): CaseCitation | null => {
      const citation = authority === null ? undefined : citations[authority]
      return citation?.kind === 'case' ? citation : null
    }
    const kind = said.kind === 'overruled' && said.isPartial ? 'overruled in part' : said.kind
    // A part of it, or another ground: a reason to read, and no red flag.
    const most = said.isPartial && kind !== 'overruled in part' ? mostInPart : 1
    const by = said.by === 'this' ? 'this opinion' : said.by && cited(said.by.authority)
    return [...new Set(said.authorities)].flatMap((authority) => {
      const of = cited(authority)
      if (!of) return []
      const { isDenied } = said
      const certainty = Math.min(said.certainty, most)
      return [{ ...span, kind, of, by, voice, isDenied, certainty, words: text.slice(span.start, span.end) }]
    })
  }
}

/** What came before a decision did nothing to it: the words, or their order, were misread. */
const isPossible = ({ of, by }: Treatment): boolean => by === null || by === 'this opinion' || isLater(by, of) !== false

/** Whether a quotation is open at the sentence's end. Only curly marks tell. */
const opensQuotation = (text: string, { start, end }: Span, isOpen: boolean): boolean => {
  const words = text.slice(start, end)
  const [opened, closed] = [words.lastIndexOf('“'), words.lastIndexOf('”')]
  return opened < 0 && closed < 0 ? isOpen : opened > closed
}

/** What a history says of a decision is said once, and in the history's words. */
function withoutHistories(all: readonly Treatment[], told: readonly Treatment[]): Treatment[] {
  if (told.length === 0) return [...all]
  const isTold = new Set(told)
  const places = Map.groupBy(told, ({ of }) => citationKey(of))
  return all.filter((one) => {
    if (isTold.has(one) || one.by === 'this opinion') return true
    const spans = places.get(citationKey(one.of)) ?? []
    let [low, high] = [0, spans.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle] as Span).end <= one.start) low = middle + 1
      else high = middle
    }
    return (spans[low]?.start ?? Infinity) >= one.end
  })
}

const voiceOf = (said: Said, own: { kind: string } | undefined): Voice => {
  if (said.isQuoted) return 'quoted'
  if (said.isParty) return 'party'
  return own ? (own.kind === 'concurrence' ? 'concurrence' : 'dissent') : 'court'
}

const isHeading = (words: string): boolean => !/\p{Ll}/u.test(words) || /opinion|dissent|concur/i.test(words)

/** Sentences made whole where a stop within a citation broke them, or a line set apart: 'We overrule', 'Roe v. Wade.' */
function* whole(text: string, sentences: readonly Span[], mentions: readonly Mention[]): Generator<Span> {
  let open: Span | null = null
  let next = 0
  for (const { start, end } of sentences) {
    const joined: Span = open ? { start: open.start, end } : { start, end }
    while (next < mentions.length && (mentions[next] as Mention).end <= end) next++
    const cut = mentions[next]
    const isCut = cut !== undefined && cut.start < end && cut.end > end
    const isUnfinished =
      !/[.?!:;”"')\]—-]/.test(text[end - 1] ?? '') && end - start < 400 && !isHeading(text.slice(start, end))
    if ((isCut || isUnfinished) && end - joined.start < longest) open = joined
    else {
      open = null
      yield joined
    }
  }
  if (open) yield open
}
