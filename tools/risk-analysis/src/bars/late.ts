import { anchorOf, type Jurisdiction } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { notWorking } from '../clock/appeal-time.ts'
import { after, dayOfDate, rolled, shown, shownDays } from '../clock/calendar.ts'
import { happeningsIn } from '../clock/happenings.ts'
import { liftOf, mayLift } from '../clock/lifts.ts'
import { majorityIn } from '../clock/majority.ts'
import { momentsIn } from '../clock/moments.ts'
import { nothingOf } from '../clock/nothing-filed.ts'
import { stanceOf } from '../reading/denial.ts'
import { debtPeriods, ofGoods, otherDebt, owed } from './debt-periods.ts'
import { affirmative, limitationLift } from './limitation.ts'
import { injuryPeriods, injuryYears } from './periods.ts'
import type { FoundBar } from './read-bars.ts'

const notFiled =
  /\b(?:(?:have|has|had)(?: not|n['’]t)(?: yet)?(?: been)? (?:filed|sued)|not (?:yet )?(?:been )?(?:filed|sued)|never (?:filed|sued|brought)|(?:no|nor any) (?:suit|lawsuit|complaint|action|case|claim) (?:was|has been|is|has|had been)(?: ever| yet)? ?(?:been )?(?:filed|brought)|nothing (?:has been|was|is|had been)(?: ever)? filed|no (?:suit|lawsuit|complaint) (?:yet|so far)|wants? to (?:sue|file)|(?:would|wish\w*) (?:like )?to (?:sue|file))\b/i
/** An act on purpose, or a crime, often has another period than negligence. */
const deliberate =
  /\b(?:assault\w*|battery|attacked|beaten|stabbed|shot|charged with|convicted|indicted|pleaded guilty|pled guilty|felony|dui|dwi|drunk driv\w*)\b/i
/** With one of these the period may have started later, or stood still. */
const lifted =
  /\b(?:toll\w*|minors?|child(?:ren)?|kids?|infants?|daughter|son|boy|girl|toddler|baby|student|\w+-year-old (?:boy|girl)|incapacit\w*|incompetent|coma|discover\w*|did(?: not|n['’]t) (?:know|find out)|conceal\w*|latent|bankrupt\w*|in prison|military|malpractice|misdiagnos\w*|exposure|asbestos|abus\w+|timely|ante litem|notice of claim (?:was )?(?:sent|filed|served))\b/i
/** 'Never incapacitated, no concealment pleaded', 'not a minor': what is denied lifts nothing. */
const noLift =
  /\b(?:no|nothing|none|not an?|never|without|nor|neither|wasn['’]t an?|was not an?)(?: \w+){0,2} (?:toll\w*|minors?|child|incapacit\w*|incompetent|conceal\w*|bankrupt\w*|discover\w*)\b/gi
/** A debt that falls due part by part: each part has its own time. */
const byParts = /\b(?:install?ments?|monthly|every month|each month|per month|a month|rents?|royalt(?:y|ies))\b/i
/** Time that makes a right: it runs for whoever has the land, and bars no claim to it. */
const byTime = /\badverse(?:ly)? poss|\bprescripti(?:ve|on)\b|\bacquiescence\b|\bsquatter/i
/** What a surgeon did may come to light later; that an accident led to surgery is known at once. */
const surgical = /\bsurg(?:ery|eons?|ical)\b/i
const accident =
  /\b(?:slip(?:s|ped)?|fall|fell|trip(?:s|ped)?|wreck|accident|crash(?:ed)?|collision|collided|rear-ended|hit by|hit me|was hit|struck by|bitten|burned|ran over|run over)\b/i
const bySurgeon =
  /\b(?:sponge|instrument|(?:wrong|cut|nicked|severed|botched) (?:the )?\w+|surgeon(?:['’]s)? (?:error|mistake|cut|left|nicked)|hospital(?:['’]s)? (?:error|mistake))\b/i
const treatment = /\b(?:surgery|operation|operated|procedure|treated|treatment)\b/i
const vehicle =
  /\b(?:rear-?ended|car|truck|van|suv|bus|vehicle|driver|driving|motorcycl\w*|intersection|highway|collision|collided|crash(?:ed)?|i-\d+)\b/i
const day = 24 * 60 * 60 * 1000

const written = (iso: string) =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })

/** Whoever was hurt knew it at once. */
export const knownAtOnce =
  /\b(?:told|learned|knew|saw|found|noticed|discovered|aware|felt|felt it)\b[^.;]{0,60}\b(?:the (?:next|same|following|very) (?:morning|day|evening|night|week)|at once|immediately|right away|on the spot|from the (?:start|first)|that (?:same |very )?(?:day|night|morning|evening|week))\b/i

/** Of goods (U.C.C. § 2-725(1)). */
const goodsYears = 4
const sold = /\b(?:buy|bought|buyer|sells?|sold|seller|purchas\w+|goods|order(?:ed)?|vendor|suppl\w+)\b/i
/** A warranty of years may reach to what the goods do later. */
const future =
  /\bfuture performance\b|\bwarrant\w+\b[^.;]{0,60}\b(?:years?|months|lifetime)\b|\b(?:years?|months?|lifetime|extended|life)[- ](?:\w+ ){0,2}(?:warrant\w+|guarant\w+)\b|\bguarant\w+\b[^.;]{0,40}\b(?:years?|months|lifetime|life)\b/i
/** Things that can be moved, by name; and what is sold and is none, or is work as well. */
const movable =
  /\b(?:goods|merchandise|inventory|machines?|machinery|press(?:es)?|lathes?|tractors?|combines?|trucks?|cars?|vans?|vehicles?|boats?|engines?|motors?|pumps?|boilers?|furnaces?|ovens?|freezers?|refrigerators?|compressors?|generators?|lumber|timber|steel|grain|cattle|cows?|hogs?|horses?|hay|feed|seeds?|fertilizer|furniture|chairs?|tables?|desks?|tires?|bricks?|tiles?|pipes?|valves?|bolts?|parts|components?|textiles?|fabric|cloth|garments?|shoes|coats?|shirts?|jewelry|watches|paintings?|pianos?|computers|printers?|servers|phones|chemicals|resin|paint|paper|ink|bottles|cartons|equipment|appliances?|forklifts?|cranes?|trailers?|windows|doors|mattress(?:es)?|carpets?|wine|beer|coffee)\b/i
const noGoods =
  /\b(?:web ?sites?|software|apps?|source code|database|licen[cs]e|subscription|services?|consult\w+|designs?|plans|drawings|blueprints|reports?|shares?|stocks?|securities|bonds|certificates?|membership|condos?|condominiums?|house|home|land|lot|parcel|apartment|building|real estate|cater\w*|wedding|banquet|meals?|event|install\w*|construct\w*|built|build|renovat\w*|remodel\w*|repair(?:ed|ing)? (?:of|the)|custom (?:home|web)|lease[ds]?|rent(?:ed|al)?)\b/i
/** From how many years on a claim of the type may be late somewhere, so that it is asked about. */
const askedFrom: Partial<Record<CaseType, number>> = {
  'personal-injury': 1,
  other: 1,
  employment: 1,
  contract: 3,
  'real-estate': 3,
  'intellectual-property': 3,
}
const began: readonly string[] = ['injury', 'loss', 'breach', 'act', 'dismissal', 'discovery', 'completion']

/** What started the time and what ended it, by the days that the text names: the last of the first, the first of the last. */
function spanOfTime(text: string, today: Date, isInjury: boolean) {
  const happenings = happeningsIn(text, momentsIn(text, today)).filter(
    ({ span }) => stanceOf(text, span.start, span.end) !== 'open',
  )
  const filed = happenings.some(({ kind }) => kind === 'suit') ? 'suit' : 'filed'
  const suit = happenings.filter(({ kind }) => kind === filed).toSorted((a, b) => a.moment.first - b.moment.first)[0]
  // Treatment of an injury comes after it, unless it is what did the harm.
  const isTreatment = ({ span }: (typeof happenings)[number]) =>
    accident.test(text) && !bySurgeon.test(text) && treatment.test(text.slice(span.start, span.end))
  const from = happenings
    .filter((one, _, all) => !isTreatment(one) || all.every((other) => other.kind !== 'injury' || isTreatment(other)))
    .filter(
      // Goods are handed over about when they are bought, where no other day is told.
      ({ kind, span }, _, all) =>
        (isInjury ? ['injury', 'discovery'] : began).includes(kind) ||
        (!isInjury &&
          kind === 'aside' &&
          /\b(?:bought|purchased)\b/i.test(text.slice(span.start, span.end)) &&
          !all.some((other) => began.includes(other.kind))),
    )
    .toSorted((a, b) => b.moment.last - a.moment.last)[0]
  const done = suit
    ? suit.moment.first
    : notFiled.test(text) || nothingOf('suit').test(text)
      ? dayOfDate(today)
      : undefined
  return from && done !== undefined ? { from, done, suit } : undefined
}

/**
 * A claim whose time to sue has run, counted from its day to the day of the suit, or to today where nothing was filed. It
 * stands only for an injury in a state whose statute was read. Everywhere else, and for every other claim, it is asked about.
 */
export function lateBar(
  text: string,
  type: CaseType,
  jurisdiction: Jurisdiction | null,
  today: Date,
): Omit<FoundBar, 'ends'> | null {
  const least = askedFrom[type]
  if (least === undefined || (type === 'real-estate' && byTime.test(text))) return null
  const time = spanOfTime(text, today, type === 'personal-injury')
  if (!time) return null
  const { from, done, suit } = time
  const { last } = from.moment
  const late = (years: number) => done - after(last, { count: years, unit: 'year' })
  const anchors = [from.span, ...(suit ? [suit.span] : [])].map((span) => anchorOf({ text }, span))
  const found = { id: 'limitation', lift: limitationLift, anchors }
  const doubtful = { ...found, title: 'The limitations period may have run', holds: false }
  const since = `Counting from ${shownDays(from.moment)}`
  const filed = suit
    ? `suit was filed ${suit.moment.first === suit.moment.last ? 'on' : 'in'} ${shownDays(suit.moment)}`
    : 'the description does not say that suit was filed'
  const code = jurisdiction?.code ?? ''
  const debt =
    type === 'contract' &&
    suit &&
    from.kind === 'breach' &&
    owed.test(text) &&
    !ofGoods.test(text) &&
    !otherDebt.test(text)
      ? debtPeriods[code]
      : undefined
  // In 2020 many courts stopped the clock for some months.
  const margin = new Date(last * day).toISOString().slice(0, 10) < '2020-10-01' ? 365 : 0
  const mayMove = lifted.test(text.replace(noLift, ' ')) || mayLift(text, 'suit')
  const debtEnd = debt && after(last, { count: debt.years, unit: 'year' })
  if (debt && debtEnd && done > rolled(debtEnd) && done - debtEnd > margin && !mayMove && !byParts.test(text))
    return {
      ...found,
      title: 'The limitations period has run',
      holds: true,
      rule: `${jurisdiction?.name} allows at most ${debt.years} years to sue for a debt under a contract (${debt.source}, as read on ${written(debt.read.on)}). ${since}, the period had ended when ${filed}. ${affirmative}`,
    }
  const rule = type === 'personal-injury' && from.kind === 'injury' ? injuryPeriods[code] : undefined
  if (!rule) {
    if (late(least) <= 0) return null
    const passed = least === 1 ? 'more than a year' : `more than ${least} years`
    const states =
      type === 'personal-injury'
        ? ` The states whose statutes were checked allow between ${injuryYears.least} and ${injuryYears.most} years to sue for negligent injury.`
        : ''
    if (
      type === 'contract' &&
      sold.test(text) &&
      ofGoods.test(text) &&
      (from.kind === 'completion' || from.kind === 'breach')
    ) {
      const goods = byGoods()
      if (goods) return goods
    }
    return {
      ...doubtful,
      rule: `${since}, ${passed} ${suit ? 'had passed when' : 'has passed, and'} ${filed}.${states} The statute for this claim was not checked, so it does not cap the index.`,
    }
  }
  const iso = new Date(last * day).toISOString().slice(0, 10)
  const own = rule.vehicle && vehicle.test(text) ? rule.vehicle : rule
  const { years, read } = rule.earlier && iso < rule.earlier.until ? rule.earlier : own
  const end = after(last, { count: years, unit: 'year' })
  // Where the last day is on a weekend, states let it be the next working day.
  const isExact = from.moment.first === last
  if (done <= rolled(end)) return done > end && isExact ? onLastDay() : null
  const moved = rolled(end) > end ? `, ${notWorking(end)}, so on ${shown(rolled(end))} at the latest` : ''
  const ended = isExact ? `ended on ${shown(end)}${moved}` : `ended by ${shown(end)} at the latest`
  const source = `${own.source}, as read on ${written(read.on)}`
  const majority = majorityIn(text, last, today)
  if (
    majority !== undefined ||
    done - end <= margin ||
    mayMove ||
    (surgical.test(text) && !knownAtOnce.test(text) && (!accident.test(text) || bySurgeon.test(text))) ||
    deliberate.test(text) ||
    rule.longer?.test(text)
  ) {
    const lift = liftOf(text, 'suit')
    const why =
      majority === undefined
        ? lift
          ? `but this may have delayed or tolled it, or a longer period may apply: “${lift}”`
          : 'but facts in the description may have delayed or tolled it, or a longer period may apply.'
        : byMajority(majority)
    return {
      ...doubtful,
      rule: `${since}, the general period ${ended} (${source}), ${why}`,
      lift: [
        ...(majority === undefined
          ? []
          : ['Does the tolling statute of this state cover this claim, and to which day?']),
        'Is there another claim on the same facts, such as one under a statute, with a longer period?',
        ...found.lift,
      ],
    }
  }
  return {
    ...found,
    title: 'The limitations period has run',
    holds: true,
    rule: `${jurisdiction?.name} allows ${years === 1 ? 'one year' : `${years} years`} to sue for bodily injury (${source}). ${since}, the period ${ended}, and ${filed}. ${affirmative}`,
  }

  /** A sale of goods: the text of the Uniform Commercial Code, which states adopted with other numbers of years here and there. */
  function byGoods(): Omit<FoundBar, 'ends'> | null {
    const ends = after(last, { count: goodsYears, unit: 'year' })
    if (done <= rolled(ends)) return null
    const isNewYork =
      code === 'ny' &&
      from.moment.first === last &&
      movable.test(text) &&
      !noGoods.test(text) &&
      !mayMove &&
      !future.test(text) &&
      done - ends > margin
    const law = isNewYork
      ? 'New York allows four years to sue for breach of a contract for the sale of goods, from the tender of delivery (N.Y. U.C.C. § 2-725(1), (2))'
      : 'For a sale of goods the uniform text allows four years from the tender of delivery (U.C.C. § 2-725(1), (2)); some states give another time, as Colorado three and Wisconsin six'
    return {
      ...(isNewYork ? { ...found, title: 'The limitations period has run', holds: true } : doubtful),
      rule: `${law}. ${since}, four years ended on ${shown(ends)}, and ${filed}. Repairs by the seller do not as a rule start it again.${isNewYork ? '' : ' This state’s section was not checked, so it does not cap the index.'} ${affirmative}`,
      lift: [
        'Does a warranty explicitly extend to future performance of the goods, so that the time runs from when the breach was or should have been discovered (U.C.C. § 2-725(2))?',
        'Did the original agreement shorten the time, which may not be less than one year (§ 2-725(1))?',
        ...found.lift,
      ],
    }
  }

  /** Filed on the working day to which the last day moves. */
  function onLastDay(): Omit<FoundBar, 'ends'> | null {
    if (!suit) return null
    return {
      ...found,
      title: 'The suit looks late, and is in time',
      holds: false,
      lift: ['Was the complaint received by the clerk on that day, and does this state count the days this way?'],
      rule: `${jurisdiction?.name} allows ${years === 1 ? 'one year' : `${years} years`} to sue for bodily injury (${own.source}, as read on ${written(read.on)}).`,
      answered: `${since}, the last day would be ${shown(end)}, but that is ${notWorking(end)}, so the time ran to ${shown(rolled(end))}, as in most states and under Fed. R. Civ. P. 6(a)(1)(C); ${filed}.`,
    }
  }

  /** Where a child’s time stands still until it comes of age. */
  function byMajority(day: number): string {
    const until = rolled(after(day, { count: years, unit: 'year' }))
    return `but whoever was hurt was a child and came of age on ${shown(day)}. Most states stop the time until then; if this state does for this claim, the period ${until < done ? 'ended' : 'ends'} about ${shown(until)}, and ${filed}. The tolling statute was not checked.`
  }
}
