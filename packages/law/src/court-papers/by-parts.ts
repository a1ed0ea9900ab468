import { kindTitle } from '../kinds/kind-title.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import type { Part } from '../summary/parts.ts'
import type { Whole } from '../summary/scored.ts'
import { standsApart } from './apart.ts'
import { captionPosture } from './caption-posture.ts'
import { sideAtStart } from './contentions.ts'
import { datedLines } from './dated-lines.ts'
import { hasDay, isAddressed, isDue, isOnCalendar, isStillToCome } from './deadlines.ts'
import { decreesIn } from './decrees.ts'
import { dispositionIn, dispositionValue, isOnDemurrer, wholeDisposition } from './disposition.ts'
import { ofEachSide, toldOfSides } from './each-side.ts'
import { excludedFrom } from './excluded.ts'
import {
  type Candidate,
  type CourtField,
  type CourtFieldName,
  courtFieldNames,
  type Likely,
  mostShown,
  type Place,
  shownAmong,
} from './field.ts'
import { isOfClaim } from './holding.ts'
import { leadsPrayer, withItem, withItems, withReason } from './joined.ts'
import { featuresOf, type Seen } from './learned/features.ts'
import { scorer, type Weights } from './learned/scorer.ts'
import learned from './learned/weights.json' with { type: 'json' }
import { ofOffice } from './office.ts'
import { pointIn } from './points.ts'
import { isMotion } from './posture.ts'
import { isTitleAlone } from './relief.ts'
import { ruledLines } from './ruled-lines.ts'
import { endOf, sentencesIn, stretchOf } from './sentences.ts'
import { isOfMover, isResponse, titlePosture } from './title-posture.ts'

/** Candidates for one field that are kept: the best are chosen at the end. */
const mostKept = 400
/** Points of the rules for a request that is one in so many words: 'WHEREFORE, plaintiff prays'. */
const plainly = 9
/** The odds of such a request at least: its items are shown within it, and not instead of it. */
const surely = 3
/** 'We hold that', and not 'we held' or 'the court below held'. */
const holdsOutright =
  /^(?:[^.;“"]{0,80}?[ ,])?(?:we|this court) (?:therefore |thus |accordingly |now |also |further ){0,2}holds? (?:only )?that\b/i
/** 'The Court therefore finds that she has not made out a prima facie case': as a court of trial writes. */
const courtFinds =
  /^(?:[^.;“"]{0,80}[ ,])?[Tt]he Court(?:,? (?:therefore|thus|accordingly|also|further|hereby),?){0,2} (?:holds|finds|concludes) that\b(?!.{0,300}\b(?:argu|conten)\w+)/
/** What an order commands: 'all documents shall be returned'. */
const commands = /\b(?:shall|must) (?:not )?\p{Ll}+/u
const isHeld = (text: string) =>
  holdsOutright.test(text) || courtFinds.test(text) || /\bcourt (?:therefore |hereby )?finds\b/i.test(text)
/** A sentence that is less likely than this is not kept. */
const unlikely = -2.5
/** A sentence that rules take for a disposition, and that is as unlikely as this, is none. */
const doubtful = -2

/** What was learned from labeled papers, with its scorer. */
export interface LearnedFields {
  weights: Weights
  oddsFor: ReturnType<typeof scorer>
}

export const learnedFields = (weights: Weights): LearnedFields => ({ weights, oddsFor: scorer(weights) })

const shipped = learnedFields(learned as Weights)

/** What the court papers of a case are asked, read part by part. */
export interface CourtPaperByParts {
  add(part: Part): void
  /** In the order of `courtFieldNames`, then of the text. A document that is no paper of a court has deadlines alone. */
  all(): CourtField[]
}

/** Points of a brief and outcomes of claims that are shown. */
const mostPoints = 8

/** The share of a paper that may be its caption where nothing marks its end. */
const mostCaption = 0.3

/** Papers that have some of the fields only. */
const only: Partial<Record<DocumentKind, readonly CourtFieldName[]>> = {
  notice: ['posture', 'relief', 'deadlines'],
  subpoena: ['relief', 'deadlines'],
}
const ofCourtAlone: readonly CourtFieldName[] = ['disposition', 'holding']

/** The fields of an opinion, an order or a filing, from the sentences that say them. Training tries other weights than ours. */
export function courtPaperByParts(whole: Whole, { weights, oddsFor }: LearnedFields = shipped): CourtPaperByParts {
  const stretch = stretchOf(whole)
  if (!stretch) return ofOffice(whole)
  const isCourts = stretch.voice === 'opinion' || stretch.voice === 'order'
  const setsTimes = stretch.voice === 'order' || whole.kind === 'notice'
  const found = new Map<CourtFieldName, Likely[]>()
  const disposing: Candidate[] = []
  /** Rulings item by item, as minutes list them. */
  const listed: Place[] = []
  const decrees = decreesIn(stretch.voice)
  /** Where the last point of a brief ends, with the sentence that it leads. */
  let pointEnds = 0
  let lastPoint = ''
  let isSeparate = false
  let isOpposing = false
  let stage: CourtField | null = null
  let came: Place | null = null
  /** Shown where no rule knows a disposition. */
  let likeliest: Likely | undefined
  /** In a paper of one side whoever a sentence begins with is spoken of, and does not speak. */
  const begunBy = (text: string) => (isCourts ? sideAtStart(text) : undefined)
  /** What a request asks and a court holds in so many words, and what an order or a notice gives a time for, no odds make doubtful. */
  const isPlain = (name: CourtFieldName, one: Seen) =>
    (name === 'relief' && !isCourts && ((one.points.relief ?? 0) >= plainly || leadsPrayer(one))) ||
    (name === 'holding' && isCourts && !isSeparate && !one.inQuotation && (isHeld(one.text) || isOfClaim(one.text))) ||
    (name === 'deadlines' &&
      (one.points.deadlines ?? 0) > 0 &&
      !one.inQuotation &&
      (setsTimes
        ? whole.kind === 'notice' || hasDay(one) || isAddressed(one) || commands.test(one.text)
        : (stretch.voice === 'filing' && isStillToCome(one)) ||
          (isCourts && (isOnCalendar(one) || (one.at > 0.8 && isAddressed(one)))))) ||
    (name === 'posture' && isCourts && !isSeparate && !one.inQuotation && one.at < 0.35 && isMotion(one.text))
  const keep = (name: CourtFieldName, one: Likely) => {
    const list = found.get(name) ?? []
    if (list.length < mostKept) list.push(one)
    found.set(name, list)
  }
  return {
    add(part) {
      if (part.offset === 0) {
        const kind = kindTitle(part.source, whole.kind)
        isOpposing = stretch.voice === 'filing' && isResponse(kind)
        stage = titlePosture(part.source, kind)
        isSeparate = isCourts && standsApart(part.source.text)
        if (stretch.voice !== 'pleading')
          came = captionPosture(part.source.text, stretch.from > 0 ? stretch.from : whole.length * mostCaption)
      }
      const { seen, sides } = sentencesIn(part, stretch)
      // Of a schedule each row is a time of its own, and not the lump of all of them.
      const placed = ({ text, start, end }: Omit<Place, 'at'>): Place => ({
        text,
        start: start + part.offset,
        end: end + part.offset,
        at: (start + part.offset) / Math.max(1, whole.length),
      })
      const rows = stretch.voice === 'order' ? datedLines(part.source.text).map(placed) : []
      for (const row of rows) keep('deadlines', { ...row, odds: surely })
      if (stretch.voice === 'order') listed.push(...ruledLines(part.source.text).map(placed))
      const isOfRows = ({ start, end }: Place) => rows.some((row) => start < row.end && row.start < end)
      for (const one of seen) {
        decrees.lead(one)
        const point = stretch.voice === 'filing' ? pointIn(one, lastPoint) : null
        if (point) {
          lastPoint = point.number
          keep('arguments', { ...point.place, odds: surely })
          pointEnds = point.place.end
          continue
        }
        const excluded = excludedFrom(one)
        if (new Set(excluded).size === courtFieldNames.length) continue
        const odds = oddsFor(featuresOf(one))
        for (const name of excluded) odds[name] = Number.NEGATIVE_INFINITY
        if (one.start < pointEnds) odds.arguments = Number.NEGATIVE_INFINITY
        const { text, start, end, at } = one
        const place = { text, start, end, at }
        const isDecreed = decrees.add(one)
        const ruled = one.points.disposition ?? 0
        if (ruled > 0 && (odds.disposition > doubtful || (stretch.voice === 'order' && isOnDemurrer(text))))
          addWhole(disposing, { ...wholeDisposition(one), points: ruled })
        if (odds.disposition >= weights.fields.disposition.least && odds.disposition > (likeliest?.odds ?? -9))
          likeliest = { ...place, odds: odds.disposition }
        for (const name of byOdds) {
          if (excluded.includes(name)) continue
          const isSet = name === 'deadlines' && isDecreed && isDue(one) > 0
          const likely = isSet || isPlain(name, one) ? Math.max(odds[name], surely) : odds[name]
          if (likely < unlikely || (name === 'deadlines' && isOfRows(one))) continue
          if (isOpposing && (name === 'relief' || name === 'posture') && isOfMover(text)) continue
          const side = name === 'arguments' && !one.isHeading ? (sides.get(start) ?? begunBy(text)) : undefined
          const asked =
            name === 'relief' && !isCourts
              ? withItems(part, one)
              : name === 'deadlines' && whole.kind === 'notice'
                ? withItem(one)
                : name === 'holding' && isOfClaim(text)
                  ? withReason(one)
                  : place
          keep(name, { ...asked, odds: likely, argued: (one.points.arguments ?? 0) > 0, ...(side && { side }) })
        }
      }
    },
    all() {
      const asked = only[whole.kind] ?? (isCourts && !isSeparate ? courtFieldNames : ofSide)
      const ruled = dispositionIn(disposing, stretch.voice === 'order')
      const mayDispose = isCourts && asked.includes('disposition')
      const done = decrees.whole(ruled)
      const sentences = done.length > 0 || !likeliest ? done : listed.length > 0 ? [] : [likeliest]
      const disposition = mayDispose ? withListed(listed, sentences) : []
      const ends = isCourts ? endOf(ruled) : whole.length
      // An order that decides nothing sets rules, such as one on confidential papers: it holds what it says that it finds.
      const setsRules = stretch.voice === 'order' && disposition.length === 0
      // The items of a prayer are asked for, and argue nothing.
      const prayers = isCourts ? [] : (found.get('relief') ?? []).filter(({ odds }) => odds >= surely)
      const isPrayed = ({ start }: Place) => prayers.some((one) => one.start <= start && start < one.end)
      const of = (name: CourtFieldName) => {
        const own = asked.includes(name) ? (found.get(name) ?? []) : []
        const read = own.filter(
          (one) =>
            (name === 'deadlines' || one.start < ends) &&
            !(name === 'arguments' && isPrayed(one)) &&
            // A pleading asks in its prayer, and tells its facts before.
            !(name === 'relief' && stretch.voice === 'pleading' && prayers.length > 0 && one.odds < surely) &&
            !(name === 'holding' && setsRules && !isHeld(one.text)),
        )
        // A brief has as many arguments as points.
        const plain = name === 'arguments' || name === 'holding' ? read.filter(({ odds }) => odds >= surely).length : 0
        const most = Math.max(mostShown[name], Math.min(mostPoints, plain))
        const shown = shownAmong(
          name === 'arguments' && isCourts ? toldOfSides(read) : read,
          name,
          weights.fields[name].least,
          most,
        )
        return (name === 'arguments' ? ofEachSide(shown, read) : shown).toSorted(
          (one, other) => one.start - other.start,
        )
      }
      // The caption says for sure how the case came up; sentences add to it.
      const withCaption = (name: CourtFieldName, list: readonly Likely[]): readonly Place[] => {
        const { start, end } = came ?? { start: 0, end: 0 }
        return name === 'posture' && came && asked.includes(name)
          ? [came, ...list.filter((one) => one.end <= start || one.start >= end)].slice(0, mostShown.posture)
          : list
      }
      const value = dispositionValue(disposition.map(({ text }) => text))
      const rest = byOdds.flatMap((name) => fields(name, withCaption(name, sifted(name, of(name), disposition))))
      // Where no sentence says how far the case has come, the title of the paper does.
      const isStaged = stage && asked.includes('posture') && !rest.some(({ name }) => name === 'posture')
      return [
        ...fields('disposition', disposition).map((field) => ({ ...field, ...(value && { value }) })),
        ...(isStaged && stage ? [stage] : []),
        ...rest,
      ]
    },
  }
}

/** Rulings that are listed, and the sentences that rule on something else, in the order of the text. */
const withListed = (listed: readonly Place[], sentences: readonly Place[]): readonly Place[] =>
  listed.length === 0
    ? sentences
    : [
        ...listed,
        ...sentences.filter((one) => !listed.some((row) => one.start < row.end && row.start < one.end)),
      ].toSorted((one, other) => one.start - other.start)

/** A sentence that was joined with the next is one with it. */
function addWhole(disposing: Candidate[], one: Candidate): void {
  const before = disposing.at(-1)
  if (!before || before.end <= one.start) disposing.push(one)
  else
    disposing[disposing.length - 1] = {
      ...(before.end < one.end ? one : before),
      points: Math.max(before.points, one.points),
    }
}

const byOdds = courtFieldNames.filter((name) => name !== 'disposition')
const ofSide: readonly CourtFieldName[] = courtFieldNames.filter((name) => !ofCourtAlone.includes(name))

const fields = (name: CourtFieldName, list: readonly (Place & { side?: string })[]): CourtField[] =>
  list.map(({ start, end, text, side }) => ({
    name,
    start,
    end,
    text: text.replace(name === 'deadlines' || name === 'disposition' ? itemNumber : paragraphNumber, ''),
    ...(side && { side }),
  }))
/** '7. A final pretrial conference', '(2) The remainder': the number of an item is no word of it. */
const paragraphNumber = /^\d{1,2}\.\d{1,2} (?!(?:Million|Billion|Thousand|Percent|Acres?|Miles?)\b)(?=\p{Lu})/u
const itemNumber = /^\(?\d{1,2}[.)] (?=\p{Lu}|\$)/u

/** What the court did is not also what it held, unless it says why, and not what was asked; no part is shown beside its whole. */
function sifted(name: CourtFieldName, list: readonly Likely[], disposition: readonly Place[]): readonly Likely[] {
  const isDone = ({ start }: Place) => disposition.some((one) => one.start === start)
  const isWithin = (one: Place) =>
    list.some((other) => other !== one && other.start <= one.start && other.end >= one.end)
  if (name === 'holding') return list.filter((one) => (reasoned.test(one.text) || !isDone(one)) && !isWithin(one))
  // What the court concludes is no step of the case, though it stands among them.
  if (name === 'posture') return list.filter((one) => list.length === 1 || !concludes.test(one.text))
  if (name !== 'relief') return list
  const asked = list.filter((one) => !isDone(one) && !isWithin(one))
  const named = asked.filter(({ text }) => !isTitleAlone(text) && /\p{Ll}{2}/u.test(text))
  return (named.length > 0 ? named : asked).filter(
    ({ text }, at, all) => all.findIndex((other) => other.text === text) === at,
  )
}
const concludes =
  /^(?:(?:accordingly|therefore|thus),? )?(?:we|this court) (?:therefore |thus |accordingly )?(?:hold|conclude|find)s? that\b/i
const reasoned = /\b(?:because|for (?:lack|want|failure)|on the ground|since|as (?:moot|untimely))\b/i
