import type { Span } from '@casewright/law'
import { ofAnother } from '../bars/of-another.ts'
import type { CaseType } from '../case-types.ts'
import { isUnderLimit } from '../factors/alcohol.ts'
import { lawyersSued } from '../factors/clauses/notes/counsel.ts'
import { saidNothing } from '../factors/clauses/notes/crime.ts'
import { isLateNotice } from '../factors/clauses/notes/deals.ts'
import { byTenant, eviction } from '../factors/clauses/notes/land.ts'
import type { Factor } from '../factors/factor.ts'
import { factorsOf } from '../factors/index.ts'
import { isOfThirdPerson } from './accused.ts'
import { isArgument } from './argued.ts'
import { tellClauses } from './clauses.ts'
import { isCourtBusiness, isGone, isMadeGood } from './court-business.ts'
import { type Stance, stanceOf } from './denial.ts'
import { clauseAt, doubtAbout } from './doubt.ts'
import { unreadTurn } from './gate.ts'
import { handedToUs } from './handed.ts'
import { isInAMouth } from './in-a-mouth.ts'
import { withoutNames } from './names.ts'
import { isHead } from './preamble.ts'
import { sentenceFinder } from './sentence-at.ts'
import { shownAbout } from './shows.ts'
import { type Side, sideOf } from './side.ts'
import { isStrangers } from './stranger.ts'
import { mayBeThird } from './third-person.ts'
import { type Owner, ownership, type Whose } from './whose.ts'
import { isBeforeHarm } from './year-of-harm.ts'

/** One factor as the description tells it, with every place that tells it so. */
export interface Told {
  factor: Factor
  stance: 'said' | 'denied'
  /** Of what either side can have. */
  whose?: Whose
  spans: Span[]
}

/** Something named that cannot be counted: left open, described both ways, or nobody can say for whom it speaks. */
export interface Unsettled {
  factor: Factor
  why: 'open' | 'both' | 'who'
  spans: Span[]
}

export interface Reading {
  told: Told[]
  unsettled: Unsettled[]
}

type Place = {
  stance: Stance
  whose?: Whose
  isUnsure?: boolean
  /** The words themselves say the opposite: nothing beside them denies it. */
  isOpposite?: true
  span: Span
}

/** Words that end in whom it was done to: who did it is on the other side. */
const suffers =
  /\b(?:hit|rear-ended|struck|into|sideswiped|t-boned|clipped|cut off|billed|charged|owes?) (?:me|us|(?:our|my) client)\b/i
const byRole = /\b(?:plaintiffs?|claimants?|petitioners?|defendants?|respondents?)\b/i
const ours = /\b(?:we|us|our|ours|my|clients?)\b/i
/** Both of a couple are named, as by somebody who is neither. */
const areBoth = (text: string): boolean =>
  /\b(?:mother|mom|wife)\b/i.test(text) &&
  /\b(?:father|dad|husband)\b/i.test(text) &&
  !/\b(?:petitioner|respondent)s?\b/i.test(text)
const byNobody = /^(?:no ?body|no one|none of|not one of)\b/i
const nobody = /\b(?:no ?body|no one|there (?:is|are|was|were) no)\b[^,;.]{0,24}$/i

/** What of the factors of its type a description tells. The same words always give the same reading. */
export function readFacts(given: string, type: CaseType, side: Side = sideOf(given, type)): Reading {
  const text = withoutNames(given)
  const owner = ownership(type, text, side)
  const sentenceAt = sentenceFinder(text)
  const reading: Reading = { told: [], unsettled: [] }

  const isUnknown = type === 'family' && !side.anchor && !side.isChosen && !ours.test(text) && areBoth(text)
  const found = factorsOf(type).map((factor) => ({ factor, places: placesIn(factor, text) }))
  for (const { factor, places } of found) {
    const own = places.filter(
      ({ span }) =>
        !found.some((other) => swallows(other, factor, span)) &&
        !isCourtBusiness(factor.id, text, sentenceAt(span.start), span, side) &&
        !isHead(text.slice(sentenceAt(span.start).start, sentenceAt(span.start).end)) &&
        !(isFact(factor) && isArgument(text.slice(sentenceAt(span.start).start, sentenceAt(span.start).end))),
    )
    const { points } = factor
    const owned = own.map((place): Place => {
      const sentence = sentenceAt(place.span.start)
      const { start, end } = place.span
      const doubt = doubtAbout(text, place.span, {
        isSpeech: factor.speech === true,
        isPlan: factor.by === 'mover',
        isLoss: factor.loses === true,
        speaker: owner.firstIn,
      })
      // Of two parents nobody can say which is the client: what helps the one hurts the other.
      if (isUnknown || side.isUnclear || ofAnother.test(text.slice(sentence.start, sentence.end)))
        return { ...place, isUnsure: true }
      if (place.stance === 'said' && isOfThirdPerson(factor.id, type, text.slice(sentence.start, sentence.end)))
        return { ...place, isUnsure: true }
      if (factor.id === 'warnings' && saidNothing.test(text)) return { ...place, isUnsure: true }
      if (factor.id === 'notice' && isLateNotice(text.slice(sentence.start, sentence.end)))
        return { ...place, isUnsure: true }
      if (factor.id === 'physical-evidence' && isUnderLimit(text.slice(sentence.start, sentence.end)))
        return { ...place, isUnsure: true }
      // Whose breach or word it is differs between the case that was lost and the one against the lawyer.
      if (/^(?:breach|admission|performance)$/.test(factor.id) && lawyersSued.test(text))
        return { ...place, isUnsure: true }
      if (factor.id === 'condition' && eviction.test(text) && !byTenant.test(text)) return { ...place, isUnsure: true }
      if (place.stance === 'said' && isLost(factor.id, text.slice(sentence.start, sentence.end)))
        return { ...place, isUnsure: true }
      const before = text.slice(sentence.start, start)
      if (isInAMouth(type, factor, place.stance === 'denied' || place.isOpposite === true, before))
        return { ...place, isUnsure: true }
      const turned =
        place.stance !== 'open' &&
        unreadTurn(text, place.span, {
          isDenied: place.stance === 'denied' && !place.isOpposite,
          isSpeech: factor.speech === true,
          isPlan: factor.by === 'mover',
          isClaim: factor.claimed === true,
        })
      if (turned) return turned === 'doubt' ? { ...place, stance: 'open' } : { ...place, isUnsure: true }
      if (isStrangers(factor.id, text, sentence.start, start, owner.firstIn)) return { ...place, isUnsure: true }
      if (side.anchor && place.span.start < side.anchor.end && side.anchor.start < place.span.end)
        return { ...place, stance: 'open' }
      if (doubt === 'imagined' || doubt === 'topic') return { ...place, stance: 'open' }
      if (doubt) return { ...place, isUnsure: true }
      // Words that point at somebody else are what the opposite of a factor says.
      if (!place.isOpposite && factor.turnedBy?.test(text.slice(sentence.start, sentence.end)))
        return { ...place, isUnsure: true }
      if (factor.notAfter?.test(text.slice(0, start))) return { ...place, isUnsure: true }
      if (factor.depicts?.test(text.slice(start, end)) && place.stance === 'said') {
        const clause = clauseAt(text, place.span)
        const seen = owner.firstIn(clause.start, clause.end)
        // A recording tells against whoever is seen on it; where nobody is named it may tell anything.
        const words = text.slice(clause.start, clause.end)
        if (seen !== (side.isUsual ? 'own' : 'other') || about.test(words) || !does.test(words))
          return { ...place, isUnsure: true }
      }
      // 'The trucker hit our client. He was drunk': who hit them, as likely.
      if (factor.id === 'comparative-fault' && mayBeThird(text, start, end)) return { ...place, isUnsure: true }
      const doer = factor.doneBy && owner.at(sentence.start, start, start, false, false)
      if (
        (doer === 'own' || doer === 'other') &&
        (doer === 'own') !== ((factor.doneBy === 'claimant') === side.isUsual)
      )
        return { ...place, isUnsure: true }
      if (typeof points === 'number') {
        if (side.isOpen && points !== 0) return { ...place, isUnsure: true }
        // Whose receipts they are that are not there, nobody says: they may be of who is sued.
        if (
          factor.theme === 'loss' &&
          place.stance === 'denied' &&
          !side.isUsual &&
          papers.test(text.slice(start, end))
        )
          return { ...place, isUnsure: true }
        const of = factor.of && owner.namedAt(sentence.start, start, end)
        const holder = (factor.of === 'claimant') === side.isUsual ? 'own' : 'other'
        return of === undefined || of === holder ? place : { ...place, isUnsure: true }
      }
      // Of which side 'the plaintiff' is, nobody can say while it is open who brings the claim.
      const words = text.slice(sentence.start, sentence.end)
      if (side.isOpen && byRole.test(words) && !ours.test(words)) return { ...place, isUnsure: true }
      const isBlame = points.own < 0
      const handed = handedToUs(text, start, end)
      if (handed) return { ...place, whose: handed }
      if (factor.by === 'mover') {
        const mover = moverIn(text, (at) => owner.at(sentenceAt(at).start, at, at + 1, false, false))
        return mover ? { ...place, whose: mover } : { ...place, isUnsure: true }
      }
      const onto = isBlame && suffers.test(text.slice(start, end)) ? owner.lastIn(start, end) : undefined
      if (onto)
        return onto === 'unsure' ? { ...place, isUnsure: true } : { ...place, whose: onto === 'own' ? 'other' : 'own' }
      const whose = owner.at(sentence.start, start, end, points.inWords === true, isBlame && points.unnamed === 'other')
      if (factor.shows && place.stance === 'said') {
        const shown = shownAbout(text, end, sentence, owner)
        if (shown === 'unclear') return { ...place, isUnsure: true }
        if (shown) return { ...place, whose: shown }
        if (!had.test(before) || medium.test(before) || !owner.isNear(sentence.start, start))
          return { ...place, isUnsure: true }
      }
      // That nobody saw it is said of nobody, whoever was named before.
      if (byNobody.test(text.slice(start, end))) {
        // That nobody saw it may be the other side's lack as well.
        if ((isBlame || place.stance === 'denied') && !side.isUsual) return { ...place, isUnsure: true }
        return { ...place, whose: points.unnamed }
      }
      if (place.stance === 'denied' && nobody.test(text.slice(sentence.start, end)))
        return { ...place, whose: points.unnamed }
      if (whose === 'unsure') return { ...place, isUnsure: true }
      if (factor.isBurden && (whose === undefined || (whose === 'own' && !side.isUsual)))
        return { ...place, isUnsure: true }
      // Where nobody is named, the words are the claimant's: of a client who is sued they say nothing.
      if (whose === undefined && isBlame && !side.isUsual) return { ...place, isUnsure: true }
      return { ...place, whose: whose ?? points.unnamed }
    })
    const isBeside = factor.denied?.beside?.test(text) === true
    settle(factor, isBeside ? owned.filter(({ stance }) => stance !== 'denied') : owned, reading)
  }
  tellClauses(text, type, side, owner, reading)
  return reading
}

/** What a lawyer of the other side offers or raises is told by their words; any other fact is not. */
const isFact = ({ id, speech, claimed }: Factor): boolean =>
  !speech && !claimed && !/^(?:prior-offer|counterclaim|limitation-raised|forum|insurance)$/.test(id)
const isLost = (id: string, sentence: string) => isGone(id, sentence) || isMadeGood(id, sentence)
const papers = /\b(?:receipts?|invoices?|bills?|estimates?|stubs?|records?)\b/i
/** Somebody has the proof: an email by which somebody resigned proves nothing for anybody. */
const had =
  /^[^\w’'-]{0,4}(?:(?!(?:his|her|their|its|own|by|in|the)\b)[\w’'-]{1,24}(?:,| and)? ){0,2}$|\b(?:have|has|had|hold|holds|with|kept|keeps|saved|there (?:is|are|was|were)|there['’]s|we['’]ve|got|get|obtained|produced|attached|retained|hired|engaged|backed|supported|corroborat\w*|documented|confirm\w*|located|found|shows?|testif\w+)\b/i
/** 'Wrote in an email': the paper is only the way in which something was said. */
const medium = /\b(?:in|by|via|through|per|over|on) (?:(?:an?|his|her|their|the|its|two|internal|written) ){0,2}$/i
/** What a recording must show somebody do to speak against them. */
const does =
  /\b(?:tak(?:es?|ing)|took|steal(?:s|ing)?|stole|stab\w*|shoot\w*|shot|punch\w*|hit(?:s|ting)?|kick\w*|swing\w*|swung|sell(?:s|ing)?|sold|hand(?:s|ing|ed)|weapon|gun|knife|break(?:s|ing)?|broke|enter(?:s|ing|ed)?|running from|flee(?:s|ing)?|fled|assault\w*|stagger\w*|stumbl\w*|fail(?:s|ed|ing)?|weav\w*|swerv\w*|speed\w*|leav(?:es|ing)|left|carry\w*|conceal\w*|pocket\w*|grab\w*|point(?:s|ing|ed)|fir(?:es|ing|ed)|set(?:s|ting)? (?:the )?fire|at the scene|in the store|inside|throw\w*|threw|attack\w*|robb\w*|commit\w*)\b/i
const about = /\b(?:not|never|no|nothing|n['’]t|first|another|different|someone)\b/i
const moves =
  /\b(?:(oppos\w+|objects? to|objected to|against|block\w*|fight\w*) (?:the |her |his )?(?:\w+['’]s )?(?:plans? to |request to )?)?(?:relocat\w*|mov(?:e|es|ing) (?:away|out of state|(?:with [^.;,]{1,40}? )?(?:from [A-Z][\w ]{1,20} )?to [A-Z]))/g

/** The one parent who moves away; nobody where both are said to, or neither. */
function moverIn(text: string, whoseAt: (at: number) => Owner): Whose | undefined {
  const movers = [...text.matchAll(moves)].flatMap(({ index, 1: opposes }) => {
    const whose = whoseAt(index)
    if (whose !== 'own' && whose !== 'other') return []
    return [opposes ? (whose === 'own' ? 'other' : 'own') : whose]
  })
  return new Set(movers).size === 1 ? movers[0] : undefined
}

function placesIn({ words, denied, dated }: Factor, text: string): Place[] {
  // Words that say the opposite of a factor, unless they are denied themselves.
  const opposite = denied?.words ? spansOf(denied.words, text) : []
  const isLater = ({ start, end }: Span) =>
    /\d{4}/.test(text.slice(start, end)) && !isBeforeHarm(text.slice(start, end), text)
  const isWithin = ({ start, end }: Span) => opposite.some((one) => one.start <= start && end <= one.end)
  return [
    ...spansOf(words, text)
      .filter((span) => !isWithin(span) && !(dated && isLater(span)))
      .map((span) => ({ stance: stanceOf(text, span.start, span.end), span })),
    ...opposite.flatMap((span): Place[] => {
      const stance = stanceOf(text, span.start, span.end)
      return stance === 'denied' ? [] : [{ stance: stance === 'said' ? 'denied' : 'open', isOpposite: true, span }]
    }),
  ]
}

/** Longer words of another factor tell more: 'she was texting' is her fault, 'notice of breach' is no breach. */
const swallows = (other: { factor: Factor; places: Place[] }, factor: Factor, { start, end }: Span): boolean =>
  (typeof factor.points !== 'number' || other.factor.swallows === true) &&
  other.factor !== factor &&
  other.places.some(({ span }) => span.start <= start && span.end >= end && span.end - span.start > end - start)

const spansOf = (words: RegExp, text: string): Span[] =>
  [...text.matchAll(words)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

function settle(factor: Factor, places: readonly Place[], { told, unsettled }: Reading): void {
  const inOrder = (some: readonly Place[]) => some.map(({ span }) => span).toSorted((a, b) => a.start - b.start)
  const unnamed = typeof factor.points === 'number' ? undefined : factor.points.unnamed
  const unsure = places.filter(({ isUnsure, stance }) => isUnsure && stance !== 'denied')
  for (const whose of ['own', 'other', undefined] as const) {
    const all = places.filter((place) => place.whose === whose && !place.isUnsure)
    const said = all.filter(({ stance }) => stance === 'said')
    // What denies a thing is told by the very words of its opposite as well: 'no agreement, only an oral one'.
    const denied = all.filter(({ stance }) => stance === 'denied')
    const open = all.filter(({ stance }) => stance === 'open')
    if (said.length > 0 && denied.length > 0 && factor.denied)
      unsettled.push({ factor, why: 'both', spans: inOrder([...said, ...denied]) })
    else if (said.length > 0) told.push({ factor, stance: 'said', whose, spans: inOrder(said) })
    // A denial counts of whom the factor usually tells: that the other side has no expert is no fact of its own.
    else if (denied.length > 0 && factor.denied && (whose === unnamed || factor.denied.other !== undefined))
      told.push({ factor, stance: 'denied', whose, spans: inOrder(denied) })
    else if (open.length > 0) unsettled.push({ factor, why: 'open', spans: inOrder(open) })
  }
  // What counts once and is told in one place is not asked about in another.
  const isTold = typeof factor.points === 'number' && told.some((one) => one.factor === factor && one.stance === 'said')
  if (unsure.length > 0 && !isTold) unsettled.push({ factor, why: 'who', spans: inOrder(unsure) })
}
