import type { Anchor } from '@casewright/core'
import { anchorOf, type Jurisdiction, type Span } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { type Late, lateByDates } from '../clock/index.ts'
import { todayIn } from '../clock/told-today.ts'
import { toldBars } from '../frames/index.ts'
import { mayUndo } from '../frames/release.ts'
import { appellantOf } from '../reading/appellant.ts'
import { stanceOf } from '../reading/denial.ts'
import { jurisdictionInText } from '../reading/jurisdiction.ts'
import { withoutNames } from '../reading/names.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { type Side, sideOf } from '../reading/side.ts'
import { ownership } from '../reading/whose.ts'
import { immuneActBar, qualifiedBar } from './acts.ts'
import { ageBar } from './age.ts'
import { asserted } from './asserted.ts'
import type { Bar } from './bar.ts'
import { chargeDaysBar } from './charge-days.ts'
import { claimFirstBar } from './claim-first.ts'
import { arbitrationBar, compensationBar, dischargeBar } from './elsewhere.ts'
import { exhaustionBar } from './exhaustion.ts'
import { faultBar } from './fault-bar.ts'
import { formalBars } from './formal.ts'
import { immunityBar } from './immunity.ts'
import { unharmedBar } from './injury-in-fact.ts'
import { judgedBar } from './judged.ts'
import { lateBar } from './late.ts'
import { bars } from './list.ts'
import { ofAnother } from './of-another.ts'
import { withoutLawyers } from './of-lawyer.ts'
import { oldClaimBar } from './old-claim.ts'
import { oldDebtBar } from './old-debt.ts'
import { withoutOtherLimits } from './other-limitation.ts'
import { releaseBar, sameSuitBar, soldClaimBar } from './outright.ts'
import { isSignedByAnother, releaseGiver } from './release-giver.ts'
import { reposeBar } from './repose.ts'
import { sceneBars } from './scenes.ts'
import { signedAwayBar } from './signed-away.ts'
import { askedTitle, isTakenBack } from './taken-back.ts'
import { custodyFilings } from './tie.ts'
import { unhurtBar } from './unhurt.ts'
import { landBar } from './unwritten.ts'
import { severanceBar } from './waiver-of-age.ts'

export interface FoundBar {
  id: string
  title: string
  /** It limits the index; else it is only asked about. */
  holds: boolean
  /** Whose case it ends. */
  ends: 'client' | 'other'
  rule: string
  lift: string[]
  anchors: Anchor[]
  /** It looked like a bar, and is none by what the description tells: why. */
  answered?: string
  /** It stands as things are, and can be cured: how, and until when. */
  curable?: string
  /** What a model says, where nothing but a model names it. */
  byModel?: string
  /** It asks for a time of which no statute was checked. */
  isUnchecked?: true
}

/**
 * The bars that a description states or whose time has run by its dates, and those that it only names. Read before any
 * factor.
 */
export function readBars(
  text: string,
  type: CaseType,
  given: Jurisdiction | null,
  today: Date,
  side: Side = sideOf(text, type),
): FoundBar[] {
  const found = barsIn(withoutOtherLimits(withoutNames(text)), type, given, todayIn(text, today), side)
  return withoutLawyers(text, found).map((bar) => ({
    ...bar,
    anchors: bar.anchors.map((span) => anchorOf({ text }, span)),
  }))
}

function barsIn(text: string, type: CaseType, given: Jurisdiction | null, today: Date, side: Side): FoundBar[] {
  const jurisdiction = given ?? jurisdictionInText(text)
  const owner = ownership(type, text, side)
  const usual = side.isUsual ? 'client' : 'other'
  const around = sentenceFinder(text)
  const found = [...bars, ...formalBars]
    .filter(({ types }) => types.includes(type))
    .flatMap((bar): FoundBar[] => {
      const said = spansOf(bar.words, text)
      const stands = said.filter(
        (span) =>
          isStated(text, span, around(span.start), bar) && bar.holdsFor?.(text.slice(span.start, span.end)) !== false,
      )
      const of = stands[0]
      if (of) {
        const ends = endsWhose(bar, of)
        const isOpen = ends === 'unclear' || (bar.id === 'release' && mayUndo(text))
        return [asFound(bar, !isOpen, ends === 'unclear' ? 'client' : ends, stands)]
      }
      const named = [...said, ...(bar.named ? spansOf(bar.named, text) : [])].filter((span) => {
        const { start, end } = around(span.start)
        return stanceOf(text, span.start, span.end) !== 'denied' && !bar.unless?.test(text.slice(start, end))
      })
      return named.length > 0 ? [asFound(bar, false, side.isUsual ? 'client' : 'other', named)] : []
    })
  const fault = faultBar(text, type, jurisdiction, (start, end) => {
    const whose = owner.at(around(start).start, start, end, true, false)
    return whose === 'unsure' ? undefined : whose === (side.isUsual ? 'own' : 'other')
  })
  // What the dates come to goes before what is only named; what is said outright needs no dates.
  const dates = lateByDates(text, type, today)
  const counted = dates.late
    .filter(
      ({ bar }) =>
        !found.some(({ id, holds }) => id === bar.id && (holds || (!bar.holds && bar.answered === undefined))),
    )
    .map(asLate)
  // A late charge that is said to be time-barred is one bar.
  const each = [...found.filter(({ id }) => !counted.some((one) => one.id === id)), ...counted].filter(
    ({ id }, _, all) => id !== 'untimely-charge' || !all.some((one) => one.id === 'limitation'),
  )
  const isTold = dates.isInTime || each.some(({ id }) => id === 'limitation' || id === 'repose')
  const late = isTold ? null : (lateBar(text, type, jurisdiction, today) ?? oldDebtBar(text, type, today))
  const has = (id: string, isStanding = false) => each.some((one) => one.id === id && (!isStanding || one.holds))
  const claims = [
    late,
    fault,
    ageBar(text, type),
    exhaustionBar(text, type, !side.isUsual, today),
    has('untimely-charge') || each.some(({ id }) => id === 'limitation') ? null : chargeDaysBar(text, type, today),
    has('no-notice-of-claim') || has('exhaustion') ? null : claimFirstBar(text, type),
    has('immunity', true) ? null : immune(),
    has('repose') ? null : reposeBar(text, type),
    has('res-judicata', true) ? null : (judgedBar(text, type) ?? sameSuitBar(text, type)),
    has('release', true) ? null : (releaseBar(text, type) ?? severanceBar(text, type) ?? signedAwayBar(text, type)),
    has('statute-of-frauds') ? null : landBar(text, type),
    has('no-damages', true) ? null : unhurtBar(text, type),
    has('standing', true) ? null : (soldClaimBar(text, type) ?? unharmedBar(text, type)),
    arbitrationBar(text, type),
    dischargeBar(text, type),
    compensationBar(text, type),
  ].filter((bar) => bar !== null)
  const framed = toldBars(text, type, today)
  const old =
    isTold || late || framed.some(({ id }) => id === 'limitation' || id === 'repose')
      ? null
      : oldClaimBar(text, type, today)
  for (const scene of [...sceneBars(text, type), ...(old ? [old] : [])])
    if (![...each, ...claims, ...framed].some(({ id }) => id === scene.id)) claims.push(scene)
  // That the time to appeal an earlier judgment passed is what makes that judgment final.
  const isJudged = [...each, ...claims, ...framed].some(({ id }) => id === 'res-judicata')
  const isAppealed = appealFiled.test(text)
  const lateAppeal = [...each, ...claims, ...framed].some(({ id, holds }) => id === 'untimely-appeal' && holds)
  const told = framed.filter(
    ({ id, holds }) =>
      ![...each, ...claims].some((one) => one.id === id && (one.holds || !holds)) &&
      !(id === 'limitation' && (dates.isInTime || has('repose', true) || has('untimely-charge', true))),
  )
  // Who lacks standing sues for somebody else: every other bar has to be of this case.
  const isOurs = ({ id, anchors: [first] }: { id: string; anchors: readonly Anchor[] }) =>
    id === 'standing' || !first || !ofAnother.test(sentenceOf(first.start))
  const all = [...claims.filter(({ id, holds }) => holds || !told.some((one) => one.id === id)), ...told]
  const others = each.filter(({ id, holds }) => holds || !all.some((one) => one.id === id))
  const own = all.map((bar): FoundBar => {
    const ends =
      framed.includes(bar) || bar.id === 'no-damages'
        ? endsOfTold(bar)
        : bar.id === 'immunity' && isImmune()
          ? 'other'
          : usual
    return ends === 'unclear' ? { ...bar, holds: false, ends: 'client' } : { ...bar, ends }
  })
  return (
    withoutAnswered([...others, ...own])
      .filter(
        (bar) => isOurs(bar) && !(isJudged && bar.id === 'untimely-appeal' && !isAppealed) && !isOfDefendants(bar),
      )
      // The judgment that is appealed is that of this suit, and bars none.
      .map((bar) =>
        isAppealed && lateAppeal && bar.id === 'res-judicata'
          ? { ...bar, title: askedTitle(bar, type), holds: false }
          : bar,
      )
      .flatMap((bar) => (bar.holds ? unlessTakenBack(bar) : [bar]))
  )

  function whoAppeals(): FoundBar['ends'] | undefined {
    const whose = appellantOf(text, side)
    return whose && (whose === 'own' ? 'client' : 'other')
  }

  /** Who gave a release is on one side: the claimant, whose claim it ends, or whoever is sued, who has none to give up. */
  function giverAt(at: number): 'claimant' | 'defendant' | undefined {
    const giver = side.isOpen ? undefined : releaseGiver(text, around(at), type, side, owner)
    if (giver !== 'own' && giver !== 'other') return undefined
    return (giver === 'own') === side.isUsual ? 'claimant' : 'defendant'
  }

  function isOfDefendants({ id, anchors: [first] }: FoundBar): boolean {
    return (
      id === 'release' &&
      first !== undefined &&
      giverAt(first.start) === 'defendant' &&
      !/\bmutual/i.test(sentenceOf(first.start))
    )
  }

  /** A bar that stands as it is, that something told beside it may take back, or that is none of this filing. */
  function unlessTakenBack(bar: FoundBar): FoundBar[] {
    if (bar.id === 'jurisdiction' && type === 'family') return byHome(bar)
    const first = bar.id === 'release' ? bar.anchors[0] : undefined
    const isAnothers =
      first !== undefined &&
      isSignedByAnother(text, around(first.start), type, side, giverAt(first.start) !== undefined)
    return isAnothers || isTakenBack(bar, text, side.isUsual)
      ? [{ ...bar, title: askedTitle(bar, type), holds: false }]
      : [bar]
  }

  /** Custody is decided where the child lives: whoever filed elsewhere has no court, whoever filed there has one. */
  function byHome(bar: FoundBar): FoundBar[] {
    const filings = custodyFilings(text)
    const away = filings.filter(({ isHome }) => !isHome)
    if (filings.length === 0) return [bar]
    if (away.length === 0) return []
    const isMixed = away.length < filings.length
    return isMixed ? [{ ...bar, title: askedTitle(bar, type), holds: false }] : [bar]
  }

  function isImmune(): boolean {
    return immuneClient.test(text) || isPublic(side.anchor?.words ?? '')
  }

  function endsOfTold({ id, anchors: [first] }: Omit<FoundBar, 'ends'>): FoundBar['ends'] | 'unclear' {
    const at = first ?? { start: 0, end: 0 }
    if (id === 'untimely-appeal') {
      const step = at.start + Math.max(0, text.slice(at.start, at.end).search(/\bappeal/i))
      const appeal = around(step)
      const by = owner.firstIn(appeal.start, appeal.end)
      const told = whoAppeals()
      if (told) return told
      return by === 'other' ? 'other' : by === 'own' || side.isUsual || !side.anchor ? 'client' : 'other'
    }
    if (id === 'immunity' && isImmune()) return 'other'
    if (type === 'criminal') return side.isUsual ? 'other' : 'client'
    if (id === 'release' && giverAt(at.start) === 'claimant') return usual
    // Who gives the release or has no loss is named: where that is whoever is sued, it ends no claim.
    const who = /\b(?:(?:our|my|the) )?(?:clients?|defendants?|plaintiffs?|claimants?)\b/i.exec(
      sentenceOf(at.start),
    )?.[0]
    const isDefendants = /defendant/i.test(who ?? '') || (/client/i.test(who ?? '') && !side.isUsual)
    if (
      (id === 'release' || id === 'no-damages') &&
      isDefendants &&
      !/\b(?:to|with|from|by|and) (?:our|my|the)? ?(?:clients?|defendants?)\b/i.test(sentenceOf(at.start))
    )
      return 'unclear'
    if (id === 'release' && side.isUsual && clientGives.test(sentenceOf(at.start))) return 'client'
    // Of whom nobody says who sues: who gave up a claim, or had no loss, is the one who makes it.
    const loser = id === 'no-damages' && losing.exec(text.slice(at.start, at.end))
    const whose = loser && owner.firstIn(at.start + loser.index, at.start + loser.index + loser[0].length)
    if (whose && whose !== 'unsure' && (whose === 'own') !== side.isUsual) return 'unclear'
    const named = owner.firstIn(around(at.start).start, around(at.start).end)
    if (id === 'release' && (side.isOpen || side.isAssumed) && named === 'other') return 'other'
    return side.isOpen && side.anchor ? 'unclear' : usual
  }

  function sentenceOf(at: number): string {
    const { start, end } = around(at)
    return text.slice(start, end)
  }

  function immune() {
    const byAct = immuneActBar(text, type)
    const byWhom = byAct?.holds ? null : immunityBar(text, type)
    // Of two that are only asked about, the one that sorts the acts says more.
    return (byWhom?.holds ? byWhom : (byAct ?? byWhom)) ?? qualifiedBar(text, type)
  }

  function asLate({ bar, step }: Late): FoundBar {
    if (bar.id !== 'untimely-appeal') {
      // In a criminal case a late charge helps the defense, and a late petition hurts it.
      const isCharge = type === 'criminal' && !/\b(?:2254|2255|habeas|petition|post-?conviction)\b/i.test(text)
      return { ...bar, ends: isCharge ? (side.isUsual ? 'other' : 'client') : usual }
    }
    const ends = whoAppeals() ?? endsWhose({ id: bar.id, ends: 'appeal' }, step ?? { start: 0, end: 0 })
    return ends === 'unclear' ? { ...bar, holds: false, ends: 'client' } : { ...bar, ends }
  }

  function endsWhose({ ends, id }: Pick<Bar, 'ends' | 'id'>, { start, end }: Span): FoundBar['ends'] | 'unclear' {
    const sentence = around(start)
    if (type === 'criminal')
      return ends === 'appeal' ? (side.isUsual ? 'client' : 'other') : side.isUsual ? 'other' : 'client'
    if (ends === 'appeal') {
      const told = whoAppeals()
      if (told) return told
      const appellant = owner.at(sentence.start, start, end, true, false)
      // Whose time ran out where nobody else is named: 'the days to appeal passed before she hired us'.
      if (appellant === 'unsure' && /\b(?:us|our|client)\b/i.test(text.slice(start, sentence.end))) return 'client'
      if (appellant === 'unsure' && !side.anchor) return 'client'
      return appellant === 'own' || appellant === undefined ? 'client' : appellant === 'other' ? 'other' : 'unclear'
    }
    // A bar to a counterclaim leaves the claim as it is.
    if (/\b(?:counter-?|cross-?)claim/i.test(text.slice(sentence.start, sentence.end))) return 'unclear'
    // Who is immune is sued, whatever the words make of who brings the claim.
    if (id === 'immunity' && isPublic(side.anchor?.words ?? '')) return 'other'
    // A release or a loss is somebody's: that the defendant has no loss bars nothing.
    // A mutual release ends the claims of both, whoever is said to have signed it.
    if (id === 'release' && /\bmutual\b/i.test(text.slice(start, end))) return side.isUsual ? 'client' : 'other'
    if (id === 'release' && giverAt(start) === 'claimant') return usual
    if (id === 'release' || id === 'no-damages') {
      // 'The buyer released the seller': who releases stands before the verb.
      const verb = /^(?:released|discharged)\b/i.exec(text.slice(start, end))?.[0].length
      // 'The bank signed and returned to him a release': who signs it gives it.
      const isGiven = /^(?:sign|execut|gave|deliver|accept)/i.test(text.slice(start, end))
      const whose = owner.at(sentence.start, start, verb ? start + verb : end, !isGiven, false)
      if (whose === (side.isUsual ? 'other' : 'own')) return 'unclear'
    }
    return side.isUsual ? 'client' : 'other'
  }
  function asFound(
    { id, title, rule, lift }: Bar,
    holds: boolean,
    ends: FoundBar['ends'],
    spans: readonly Span[],
  ): FoundBar {
    return { id, title, holds, ends, rule, lift: [...lift], anchors: spans.map((span) => anchorOf({ text }, span)) }
  }
}

/** What dates have answered is not asked about any more; what stands all the same is not answered. */
function withoutAnswered(bars: readonly FoundBar[]): FoundBar[] {
  const isAnswered = (id: string) => bars.some((one) => one.id === id && one.answered !== undefined)
  const stands = (id: string) => bars.some((one) => one.id === id && one.holds)
  return bars.filter(({ id, holds, answered }) => (stands(id) ? holds : !isAnswered(id) || answered !== undefined))
}

/** An appeal was filed, and did not only run out of time. */
const appealFiled =
  /\bnotices? of appeal (?:was |is |were )?(?:\w+ )?(?:filed|lodged|docketed|served|came|went|dated)\b|\b(?:filed|lodged|noticed|served) (?:an?|the|his|her|its|their|our|this) (?:late |untimely )?(?:notice of )?appeal\b|\bnotice of appeal,? (?:on |dated )?(?:[A-Z][a-z]+|\d)/i

/** The client is whoever is immune. */
const immune =
  '(?:judge|magistrate|prosecutor|district attorney|legislator|senator|council(?:man|woman|member)s?|parole board)\\b'
/** Of whom a phrase tells up to its noun: 'a man suing a judge' is no judge. */
const plainly = '(?:(?!(?:su(?:es?|ing|ed)|against|by|before|who|whom|whose|that|and)\\b)[\\w-]{1,24} ){0,3}?'
const immuneClient = new RegExp(
  `\\b(?:(?:represent|defend|act for|counsel (?:for|to)|(?:are|is) for|defense of) (?:(?:an?|the|two|three|one of the) )?|our client(?: is|,)? (?:(?:an?|the|two|three|one of the) |(?=${immune})))${plainly}${immune}`,
  'i',
)

/** The client is who gives the release: it ends what the client might claim. */
const clientGives = /\b(?:our|my) clients?,? (?:has |had |have )?(?:gave|given|signed|executed|delivered)\b/i

/** Who had no loss stands right before the verb. */
const losing =
  /\b(?:(?:the|our|my) )?[\w’'-]{1,30} (?=(?:lost|loses|suffered|sustained|incurred|is out|was out|had no|has no)\b)/i

const publicBody =
  /\b(?:city|county|state|town|village|district|school|university|officers?|agency|department|government|judge|prosecutor|sheriff|board)\b/i
/** Whoever is sued or complained of in the words for the client is not the client: 'our client sues a judge'. */
const isPublic = (words: string): boolean =>
  publicBody.test(
    words.replace(/\b(?:su(?:es?|ing|ed)|against|(?:hurt|hit|jailed|arrested|fired|shot|charged) by)\b[^]*$/i, ''),
  )

const isStated = (text: string, span: Span, sentence: Span, { unless, before }: Bar): boolean =>
  stanceOf(text, span.start, span.end) === 'said' &&
  !asserted.test(text.slice(sentence.start, span.start)) &&
  !before?.test(text.slice(sentence.start, span.start)) &&
  !unless?.test(text.slice(sentence.start, sentence.end))

const spansOf = (words: RegExp, text: string): Span[] =>
  [...text.matchAll(words)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))
