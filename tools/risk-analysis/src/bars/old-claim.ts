import { anchorOf, type Span } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { after, dayOfDate, shownDays } from '../clock/calendar.ts'
import { happeningsIn, isStart } from '../clock/happenings.ts'
import { type Moment, momentsIn } from '../clock/moments.ts'
import { nothingOf } from '../clock/nothing-filed.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import { limitationLift } from './limitation.ts'
import { ofAnother } from './of-another.ts'
import type { FoundBar } from './read-bars.ts'

/** From how many years on some state bars a claim of the type. */
const from: Partial<Record<CaseType, number>> = { 'personal-injury': 1, other: 2, employment: 2 }
/** What began then and went on, or came before the matter. */
const background =
  /\b(?:since|born|married|hired|started|began|joined|bought|purchased|lived|moved|worked|works|built|founded|incorporated|graduated|licensed|until|every year|for years|sentenced|sued once|diagnosed|expunged|skipped|divorced|prior|earlier|previous(?:ly)?|before that|also|another|history|used to)\b/i
/** A record of somebody; what was done to them behind bars is the matter itself. */
const record = /\b(?:convict\w*|arrest\w*|jailed|prison)\b/i
const harm =
  /\b(?:abus\w+|beat\w*|assault\w*|rap(?:ed|e)|hurt|injur\w+|attack\w*|molest\w*|shot|stabbed|punched|kicked|tased|choked|fell|broke)\b/i
/** By when something was to be done. */
const due = /\b(?:by|until|till|before|from)(?: the)? $/i
const daysOfMonth = 31
const isYear = ({ first, last }: Moment): boolean => last - first > daysOfMonth
const notYet =
  /\b(?:no (?:suit|lawsuit|case|claim|filing)(?: (?:yet|filed|so far|on file))|nothing (?:is |was |has been )?filed|not (?:yet )?(?:sued|filed)|never (?:sued|filed)|(?:has|have)(?: not|n['’]t) (?:sued|filed)|wants? to (?:sue|go after|bring|file)|can (?:she|he|they|we) still (?:sue|file))\b/i

const built =
  /\b(?:finish(?:ed)?|complet(?:ed|ion)|built|put (?:up|in|on)|install(?:ed)?|poured|handed over|certificate of occupancy)\b/i
const builder =
  /\b(?:builder|contractor|architect|engineer|roofer|roofing|mason|construction|developer|surveyor|foundation|addition|subcontractor)\b/i
/** What is wrong with the work: somebody who falls off a scaffold sues over no such thing. */
const defect =
  /\b(?:leak\w*|crack\w*|defect\w*|sag(?:s|ged|ging)?|buckl\w*|rot(?:s|ted|ten|ting)?|mold\w*|mould\w*|water (?:intrusion|damage|gets in|came in)|collaps\w*|gave way|came loose|sink\w*|sank|sunk|settl(?:ed|ing)|shift(?:ed|ing)|bow(?:ed|ing)|flood\w*|peel\w*|fail(?:ed|s|ing|ure)|wiring|not to code|tilt\w*)\b/i
/** The builder wants to be paid. */
const unpaid =
  /\b(?:(?:has|have)(?: not|n['’]t)|never|did(?: not|n['’]t)|refus\w+ to) (?:\w+ )?pa(?:y|id)\b|\bunpaid\b|\bowes? (?:us|our client|the (?:builder|contractor))\b/i
/** Few states give less after the work was done. */
const reposeYears = 6

/**
 * A claim that is old by the first day that it names, where no day of injury or breach was read: whether its time has run
 * depends on what starts it, so it is asked about. And work on a building that is older than some states’ time of repose.
 */
export function oldClaimBar(text: string, type: CaseType, today: Date): Omit<FoundBar, 'ends'> | null {
  const moments = momentsIn(text, today)
  const happenings = happeningsIn(text, moments)
  const suit = happenings.find(({ kind }) => kind === 'suit')
  const isOpen = notYet.test(text) || nothingOf('suit').test(text)
  const done = suit ? suit.moment.first : isOpen ? dayOfDate(today) : undefined
  if (done === undefined || type === 'criminal' || type === 'family') return null
  const sentenceAt = sentenceFinder(text)
  const sentenceOf = ({ start }: Moment): Span => sentenceAt(start)
  const words = (span: Span): string => text.slice(span.start, span.end)
  const old = (moment: Moment, years: number) => done > after(moment.last, { count: years, unit: 'year' })
  const since = suit
    ? `suit came ${suit.moment.first === suit.moment.last ? 'on' : 'in'} ${shownDays(suit.moment)}`
    : 'the description does not say that suit was filed'

  const work =
    builder.test(text) &&
    defect.test(text) &&
    !unpaid.test(text) &&
    moments.find((one) => old(one, reposeYears) && built.test(words(sentenceOf(one))))
  if (work)
    return {
      id: 'repose',
      title: 'The statute of repose may have run',
      holds: false,
      rule: `Work that is dated ${shownDays(work)} is more than ${reposeYears} years older than the suit (${since}). Many states end claims over work on a building a fixed time after it was completed, whenever the defect came to light. This state’s statute was not checked, so it does not cap the index.`,
      lift: [
        'How long is the repose period here for this kind of work and defendant, and from which day does it run?',
        'Does it have an exception: fraud, an express warranty, a later repair, possession of the building?',
        'And the limitations period itself: when was the defect found, or could it have been?',
      ],
      anchors: [anchorOf({ text }, sentenceOf(work))],
    }
  const years = from[type]
  if (years === undefined || suit) return null
  const first = happenings
    .filter(
      ({ kind, moment }) =>
        (kind === 'unknown' || isStart(kind)) &&
        !background.test(words(sentenceOf(moment))) &&
        (!record.test(words(sentenceOf(moment))) || harm.test(words(sentenceOf(moment)))) &&
        !due.test(text.slice(Math.max(0, moment.start - 12), moment.start)),
    )
    // A day says more of when it happened than a year.
    .toSorted((a, b) => Number(isYear(a.moment)) - Number(isYear(b.moment)) || a.moment.first - b.moment.first)[0]
  if (!first || !old(first.moment, years) || ofAnother.test(words(sentenceOf(first.moment)))) return null
  return {
    id: 'limitation',
    title: 'The limitations period may have run',
    holds: false,
    rule: `The first day that the description gives for the matter is ${shownDays(first.moment)}, more than ${years === 1 ? 'a year' : `${years} years`} ago, and ${since}. What starts the time, and how long it is, depends on the claim and the state; no statute was checked, so it does not cap the index.`,
    isUnchecked: true,
    lift: limitationLift,
    anchors: [anchorOf({ text }, sentenceOf(first.moment))],
  }
}
