import { active } from './active.ts'
import { saidAlone } from './alone.ts'
import { answered, isAsked } from './answered.ts'
import { isDoneToDecision } from './done-to-decision.ts'
import { type Verb, verbs } from './lexicon.ts'
import { sign, type Token } from './line.ts'
import { chainBefore, ofParticiple, ofState } from './passive.ts'
import type { Memory } from './rows.ts'
import type { Bare, Said } from './said.ts'
import { refusedAt, stateAt, stateWords } from './states.ts'
import { surely } from './treatment.ts'
import { namedFor, unnamedIn } from './unnamed.ts'

/** Words at which a treatment may be said. Few are, so that most words are looked at once. */
const says = new RegExp([...verbs.map(({ stem }) => stem), ...stateWords].map(({ source }) => source).join('|'))

/** Reads a sentence: each verb or phrase of treatment, what it is about, and who does it. */
export function read(tokens: readonly Token[], isOfJudge: boolean, memory: Memory): Said[] {
  const found: Said[] = []
  const isSeparate = isOfJudge || speaksAlone(tokens)
  const isPartial = tokens.some(({ word }, i) => isPart(tokens, word, i))
  for (const [i, token] of tokens.entries()) {
    // 'Overturning Roe: A Proposal' is a title.
    if (token.word === sign || (token.isProper && i > 1)) continue
    if (!says.test(token.word) || isLatin(tokens, i)) continue
    const state = stateAt(tokens, i)
    const verb = state
      ? undefined
      : verbs.find(
          ({ stem, followedBy, ofWords }) =>
            stem.test(token.word) &&
            (!followedBy || tokens[i + 1]?.word === followedBy) &&
            (!ofWords || hasWords(tokens, i)),
        )
    const refused = state ? null : refusedAt(tokens, i)
    const said = refused
      ? active(tokens, i, refused, isSeparate, memory)
      : state
        ? ofState(
            tokens,
            state.from,
            i,
            {
              kind: state.kind,
              certainty: !state.isOfNow && isReported(tokens) ? state.certainty * 0.8 : state.certainty,
            },
            isSeparate,
            memory,
            state.helpers,
          )
        : verb && ofVerb(tokens, i, verb, isSeparate, memory)
    if (said) found.push({ ...said, isPartial: isPartial || onOtherGrounds(tokens, i), isQuoted: token.isQuoted })
  }
  return [
    ...found,
    ...around(tokens, isSeparate, found, memory).map((said) => ({ ...said, isPartial, isQuoted: false })),
  ]
}

/** What the sentence says together with the one before it, or as a whole. */
function around(tokens: readonly Token[], isSeparate: boolean, found: readonly Bare[], memory: Memory): Bare[] {
  const isSaid = found.some(
    ({ kind, by, isDenied, certainty }) => kind === 'overruled' && by === 'this' && !isDenied && certainty >= surely,
  )
  const more = isSaid
    ? []
    : [saidAlone(tokens), answered(tokens, isSeparate, found, memory), namedFor(tokens, memory.unnamed)]
  memory.asked = found.find(isAsked)
  memory.unnamed = unnamedIn(tokens, isSeparate)
  return more.filter((said) => said !== null && said !== undefined)
}

const elsewhere =
  /^(?:, )?(?:in part )?(?:, )?(?:on|upon|as to) (?:an? )?(?:other|another|different|unrelated|separate) (?:grounds?|points?|issues?)\b/
/** 'Overruled on other grounds' leaves standing what the decision is cited for. */
const onOtherGrounds = (tokens: readonly Token[], i: number): boolean =>
  elsewhere.test(
    tokens
      .slice(i + 1, i + 8)
      .map(({ word }) => word)
      .join(' '),
  )

/** 'Inter alia' buries nothing. */
const isLatin = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.word === 'inter' && /^(?:alia|alios|se|vivos|partes)$/.test(tokens[i + 1]?.word ?? '')

/** What a decision has become may be news of another day, unless the sentence says that we say so. */
const isReported = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ word }) =>
    /^(?:we|i|today|now|hereby|must|should|our|not|accordingly|therefore|consequently|hence)$/.test(word),
  )

/** A court says "we"; a judge who says "I", or writes of the majority, speaks alone, whatever the heading says. */
const speaksAlone = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, i) =>
      word === 'my' ||
      word === 'majority' ||
      (word === 'i' && /^[a-z]{3,}/.test(tokens[i + 1]?.word ?? '') && tokens[i - 1]?.word !== 'part'),
  )

const wordsIn = /^(?:statements?|language|dict(?:um|a)|remarks?|expressions?|suggestions?|observations?|discussion)$/
const hasWords = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(Math.max(0, i - 14), i + 8).some(({ word }) => wordsIn.test(word))

const isPart = (tokens: readonly Token[], word: string, i: number): boolean => {
  const next = tokens[i + 1]?.word
  if (word === 'insofar' || word === 'partially' || word === 'partly') return true
  if (word === 'extent') return tokens[i - 1]?.word === 'the' || tokens[i - 1]?.word === 'that'
  if (word === 'part' || word === 'parts' || word === 'portion' || word === 'portions' || word === 'aspect')
    return next === 'of' || tokens[i - 1]?.word === 'in'
  return (word === 'so' && (next === 'far' || next === 'much')) || (word === 'language' && next === 'in')
}

/** What is done to anything: to a search, a claim, an inquiry. */
const ofAnything: ReadonlySet<string> = new Set(['limited', 'questioned', 'criticized', 'declined to follow'])

function ofVerb(tokens: readonly Token[], i: number, verb: Verb, isSeparate: boolean, memory: Memory): Bare | null {
  const { word } = tokens[i] as Token
  const isSaidOf = (from: number | null) => !ofAnything.has(verb.kind) || isDoneToDecision(tokens, i, from)
  if (/(?:ed|awn)$/.test(word)) {
    const chain = chainBefore(tokens, i)
    if (/\b(?:is|are|was|were|be|been|being|stands?|as)\b/.test(chain.words))
      return isSaidOf(chain.from) ? ofState(tokens, chain.from, i, verb, isSeparate, memory) : null
    const participle = ofParticiple(tokens, i, verb)
    if (participle) return participle
  }
  if (!isSaidOf(null)) return null
  return active(tokens, i, verb, isSeparate, memory)
}
