import { anchorOf, type Span } from '@casewright/law'
import { affirmative, limitationLift } from '../bars/limitation.ts'
import type { FoundBar } from '../bars/read-bars.ts'
import type { CaseType } from '../case-types.ts'
import { stanceOf } from '../reading/denial.ts'
import { extensionOf, inTimeAfterAll } from './appeal-time.ts'
import { after, type Days, dayOfDate, type Length, rolled, shown, shownDays, shownLength } from './calendar.ts'
import { type Happening, happeningsIn, isStart, type Start, type Step } from './happenings.ts'
import { type Law, laws } from './laws.ts'
import { liftOf, mayLift } from './lifts.ts'
import { momentsIn } from './moments.ts'
import { canBeOpen, mentionsSuit, nothingOf } from './nothing-filed.ts'
import { type Restart, restartOf } from './restart.ts'
import { type Taken, type ToldLimit, takenIn, toldLimitsIn } from './told-limits.ts'

/** A bar that was worked out, and the words of the step that came late: whose step it is says whose case it ends. */
export interface Late {
  bar: Omit<FoundBar, 'ends'>
  step?: Span
}

/** A time, by what it is counted from, what must be done in it, and where it comes from. */
interface Limit {
  time: Length
  from: readonly Start[]
  step: Step
  law?: Law
  told?: ToldLimit
}

const any: readonly Start[] = [
  'injury',
  'loss',
  'breach',
  'dismissal',
  'act',
  'completion',
  'discovery',
  'denial',
  'right-to-sue',
]
const starts: Readonly<Record<Step, readonly Start[]>> = {
  appeal: ['judgment', 'denial', 'final'],
  suit: any,
  charge: ['dismissal', 'act', 'discovery'],
  notice: ['injury', 'loss', 'act', 'discovery'],
  prosecution: ['act', 'injury', 'loss', 'breach'],
}
/** What somebody did or suffered. */
const deeds: readonly Happening['kind'][] = [
  'act',
  'injury',
  'loss',
  'breach',
  'dismissal',
  'discovery',
  'completion',
  'aside',
]
/** What a paper starts, which the text must name. */
const byPaper: readonly Start[] = ['right-to-sue', 'denial', 'judgment', 'final']
const ids: Readonly<Record<Step, string>> = {
  appeal: 'untimely-appeal',
  suit: 'limitation',
  charge: 'untimely-charge',
  notice: 'no-notice-of-claim',
  prosecution: 'limitation',
}
const titles: Readonly<Record<Step, [stands: string, asked: string]>> = {
  appeal: ['The appeal is untimely', 'The appeal may be untimely'],
  suit: ['The limitations period has run', 'The limitations period may have run'],
  charge: ['The agency charge is late', 'The agency charge may be late'],
  notice: ['The notice of claim is late', 'The notice of claim may be late'],
  prosecution: ['The limitations period has run', 'The limitations period may have run'],
}
/** What looked late and is not. */
const looked: Readonly<Record<Step, string>> = {
  appeal: 'The appeal looks late, and is in time',
  suit: 'The suit looks late, and is in time',
  charge: 'The agency charge looks late, and is in time',
  notice: 'The notice of claim looks late, and is in time',
  prosecution: 'The charge looks late, and is in time',
}
const names: Readonly<Record<Happening['kind'], string>> = {
  aside: 'that day',
  filed: 'the filing',
  unknown: 'that day',
  appeal: 'the appeal',
  suit: 'the suit',
  charge: 'the charge',
  notice: 'the notice',
  prosecution: 'the charge',
  judgment: 'the judgment',
  final: 'the day on which it became final',
  'right-to-sue': 'the notice of the right to sue',
  denial: 'the denial',
  completion: 'the completion or delivery',
  discovery: 'the discovery',
  loss: 'the loss',
  injury: 'the injury',
  dismissal: 'the end of the employment',
  breach: 'the breach',
  act: 'the act',
  arrival: 'the arrival',
}
const lifting: Readonly<Record<Step, string[]>> = {
  appeal: [
    'When was judgment entered, and did a timely post-judgment motion restart the time?',
    'Can the time still be extended or reopened (in federal civil cases, Fed. R. App. P. 4(a)(5) and (6))?',
  ],
  suit: limitationLift,
  charge: [
    'When was the employee told of the act, and was there a later act of its own within the time?',
    'Was the time tolled, or the defense waived?',
  ],
  notice: [
    'Does the statute allow a late notice, or take actual notice or substantial compliance?',
    'Are there defendants or claims for which no notice is required?',
  ],
  prosecution: [
    'When was the last act of the offense, and is it a continuing one, such as a conspiracy?',
    'Does another statute give longer for this offense, or was the time suspended?',
  ],
}

/**
 * What is late by the arithmetic of the description: each time that it names, or that a federal statute sets whose words
 * were read, held against each day from which it may run and each day of the step that it is for. It stands only if the
 * step is late from the last of the days, and nothing is told that may move or stop the time.
 */
export function lateByDates(text: string, type: CaseType, today: Date): { late: Late[]; isInTime: boolean } {
  // In an appeal 'the notice was filed' is the notice of appeal.
  const isOfAppeal = appeals.test(text) && !/\bnotices? of (?!appeal)\w|\bclaim notice/i.test(text)
  const happenings = happeningsIn(text, momentsIn(text, today))
    .filter(({ span }) => stanceOf(text, span.start, span.end) !== 'open')
    .map((one): Happening => (one.kind === 'notice' && isOfAppeal ? { ...one, kind: 'appeal' } : one))
    .map((one): Happening => (one.kind === 'charge' ? { ...one, kind: ofType('charge') } : one))
  const told = toldLimitsIn(text)
  const limits: Limit[] = [
    ...told.map((one): Limit => {
      const step = ofType(one.step)
      return { time: one.time, step, from: one.from ? [one.from] : starts[step], told: one }
    }),
    ...laws
      .filter(
        ({ types, claim, party, but }) =>
          (!types || types.includes(type)) && claim.test(text) && (party?.test(text) ?? true) && !but?.test(text),
      )
      .map((law): Limit => ({ time: law.time, from: law.from, step: law.step, law })),
  ]
  const found = [
    ...limits.flatMap((limit) => byDates(limit) ?? byTaken(limit) ?? []),
    ...(limits.some(({ step }) => step === 'appeal') ? [] : [unreadAppeal() ?? []].flat()),
  ]
  const isInTime = limits.some((limit) => {
    const [from, done] = [limit.step === 'suit' && startOf(limit), stepOf(limit)]
    return from && done && !done.isOpen && done.days.last <= after(from.moment.first, limit.time)
  })
  // One bar of a kind: the one that stands, else the one that is asked about, else the one that only looked like it.
  const late = found.filter(({ bar: { id } }, at) => {
    const same = found.filter((one) => one.bar.id === id)
    const best =
      same.find(({ bar }) => bar.holds) ?? same.find(({ bar }) => bar.answered === undefined) ?? (same[0] as Late)
    return found[at] === best
  })
  return { late, isInTime }

  /** A charge in a criminal case is the prosecution, and no agency's. */
  function ofType(step: Step): Step {
    return type === 'criminal' && step === 'charge' ? 'prosecution' : step
  }

  function byDates(limit: Limit): Late | null {
    const from = startOf(limit)
    const done = stepOf(limit)
    if (!from || !done) return null
    const ends = rolled(after(from.moment.last, limit.time))
    if (done.days.first <= ends) {
      // What may be late, by days that are not known exactly, is asked about.
      const isOpen =
        done.days.last > rolled(after(from.moment.first, limit.time)) && from.moment.first !== from.moment.last
      const why = isOpen || done.isOpen ? null : whyInTime(limit, from, done.days, ends)
      if (why) return asAnswered(limit, why, [from.span, done.span], done.span)
      return isOpen
        ? asBar(limit, false, `${counted(from)}; the exact days are not given`, [from.span, done.span])
        : null
    }
    // Nobody sues before the harm: a harm after the time of repose was never sued for in it.
    const isAfter =
      limit.told?.isRepose === true &&
      happenings.some(({ kind, moment }) => (kind === 'injury' || kind === 'loss') && moment.first > ends)
    // What happened on the only day that is told is not said: the law may not start there.
    const isGuessed = limit.law !== undefined && from.kind === 'unknown'
    const isMoved = isGuessed || mayLift(text, limit.step) || (done.isUnsaid === true && !isAfter)
    const took =
      limit.time.unit === 'day' && from.moment.first === from.moment.last && done.days.first === done.days.last
        ? `, ${done.days.first - from.moment.first} days later`
        : ''
    const when = done.isOpen
      ? `${limit.step === 'notice' ? 'none' : 'nothing'} is said to have been ${limit.step === 'notice' ? 'given' : 'filed'} by ${shown(done.days.first)}`
      : `${names[limit.law?.repose ?? limit.step]} came ${done.days.first === done.days.last ? 'on ' : 'in '}${shownDays(done.days)}${took}`
    const end = shown(limit.law ? ends : after(from.moment.last, limit.time))
    const last = from.moment.first === from.moment.last ? `ended on ${end}` : `ended by ${end} at the latest`
    return asBar(
      limit,
      !isMoved,
      `${counted(from)}, the period ${last}, and ${when}`,
      [from.span, done.span],
      done.isOpen ? undefined : done.span,
    )
  }

  /** What makes a step timely that looks late: a motion from whose order the time runs, or a last day that is no working day. */
  function whyInTime(limit: Limit, from: Happening, done: Days, ends: number): string | null {
    if (from.moment.first !== from.moment.last || done.first !== done.last) return null
    const { law: _, ...unmoved } = limit
    const plain = startOf(unmoved)
    const restart: Restart | undefined = limit.law?.restarts && plain ? restartOf(text, plain, happenings) : undefined
    return inTimeAfterAll({ plain, restart, from, done: done.first, ends, time: limit.time, step: names[limit.step] })
  }

  function asAnswered({ law, step, time, told }: Limit, answered: string, spans: readonly Span[], at: Span): Late {
    const rule = law
      ? `In a case of this kind ${law.says} (${law.source}).`
      : `The description states a period of ${shownLength(time)}${told?.from ? ` from ${names[told.from]}` : ''}.`
    const bar = {
      id: law?.bar ?? ids[step],
      title: looked[step],
      holds: false,
      rule,
      answered,
      lift: [],
      anchors: spans.filter(({ start, end }) => start < end).map((span) => anchorOf({ text }, span)),
    }
    return { bar, step: at }
  }

  /**
   * The day from which the time runs: the last of the first kind of its starts that the text tells of. The one day of
   * which nothing is known is it, where there is no other.
   */
  function startOf({ from, told, law }: Limit): Happening | undefined {
    const latest = (some: readonly Happening[]) => some.toSorted((a, b) => b.moment.last - a.moment.last)[0]
    const fit = happenings.filter(({ kind }) => isStart(kind) && from.includes(kind))
    if (told && !told.from) {
      const sure = fit.filter(({ kind }) => kind !== 'act')
      const last = latest(sure.length > 0 ? sure : fit)
      if (last) return last
    }
    const first = from.find((kind) => fit.some((one) => one.kind === kind))
    const started = first && latest(fit.filter(({ kind }) => kind === first))
    if (started && law?.restarts) return restartOf(text, started, happenings)?.order ?? started
    if (started) return started
    const unknown = happenings.filter(({ kind }) => kind === 'unknown')
    const isPlain = !from.some((kind) => byPaper.includes(kind))
    // Of several days of which nothing is known, a time that the text tells may run from the last.
    if (told && unknown.length > 1) return latest(unknown.filter(({ moment }) => moment.last < stepDay(told.step)))
    if (unknown.length !== 1 || !(told || isPlain)) return undefined
    // 'The photo is from 2020': a statute runs from what was done, and another day tells of that.
    const isElsewhere = !told && happenings.some(({ kind }) => deeds.includes(kind))
    return isElsewhere ? undefined : unknown[0]
  }

  /** The first day of a step, else the last of all days. */
  function stepDay(step: Step): number {
    const days = happenings.filter(({ kind }) => kind === step || kind === 'filed').map(({ moment }) => moment.first)
    return days.length > 0 ? Math.min(...days) : Number.POSITIVE_INFINITY
  }

  function stepOf({ step, law }: Limit): { days: Days; span: Span; isOpen: boolean; isUnsaid?: true } | undefined {
    const isSaid = happenings.some(({ kind }) => kind === (law?.repose ?? step))
    const taken = happenings
      .filter(({ kind }) => kind === (isSaid || step !== 'suit' ? (law?.repose ?? step) : 'filed'))
      .toSorted((a, b) => a.moment.first - b.moment.first)[0]
    if (taken) return { days: taken.moment, span: taken.span, isOpen: false }
    const nothing = !law?.repose && canBeOpen(step) && nothingOf(step).exec(text)
    const now = dayOfDate(today)
    // Nothing is said of a suit at all: there may be one.
    if (!nothing && step === 'suit' && !mentionsSuit(text))
      return { days: { first: now, last: now }, span: { start: 0, end: 0 }, isOpen: true, isUnsaid: true }
    if (!nothing) return undefined
    return {
      days: { first: now, last: now },
      span: { start: nothing.index, end: nothing.index + nothing[0].length },
      isOpen: true,
    }
  }

  /** An appeal in a court whose rule was not read is asked about once a month has passed. */
  function unreadAppeal(): Late | null {
    const limit: Limit = { time: { count: 30, unit: 'day' }, step: 'appeal', from: ['judgment'] }
    const [from, done] = [startOf(limit), stepOf(limit)]
    if (!from || !done || done.days.first <= after(from.moment.last, limit.time)) return null
    const bar = {
      id: 'untimely-appeal',
      title: titles.appeal[1],
      holds: false,
      rule: `${counted(from)}, the appeal came on ${shownDays(done.days)}, more than 30 days later. This court’s rule was not checked, so it does not cap the index.`,
      lift: ['Which court is it, and how long does its rule give to appeal?', ...lifting.appeal],
      anchors: [from.span, done.span].map((span) => anchorOf({ text }, span)),
    }
    return { bar, step: done.span }
  }

  /** How long it took is told outright: '98 days after the letter'. */
  function byTaken(limit: Limit): Late | null {
    const isFor = (one: Taken) =>
      one.step === limit.step &&
      (!one.from || limit.from.includes(one.from)) &&
      !(limit.told && one.span.start < limit.told.span.end && limit.told.span.start < one.span.end)
    const taken = takenIn(text).find(isFor)
    const took = taken ? inDays(taken.least) + (taken.more ? inDays(taken.more) : 0) : 0
    if (!taken || took <= inDays(limit.time)) return null
    return asBar(
      limit,
      !mayLift(text, limit.step),
      `It took ${shownLength(taken.least)}${taken.more ? ` and ${shownLength(taken.more)}` : ''}`,
      [taken.span, ...(limit.told ? [limit.told.span] : [])],
      taken.span,
    )
  }

  function asBar(limit: Limit, holds: boolean, counted: string, spans: readonly Span[], step?: Span): Late {
    const { law, told } = limit
    const isRepose = told?.isRepose === true || law?.repose !== undefined
    const [stands, asked] = isRepose
      ? ['The statute of repose has run', 'The statute of repose may have run']
      : titles[limit.step]
    const rule = law
      ? `In a case of this kind ${law.says} (${law.source}).`
      : `The description states a period of ${shownLength(limit.time)}${told?.from ? ` from ${names[told.from]}` : ''}.`
    const lift = holds ? undefined : liftOf(text, limit.step)
    const doubt = holds
      ? ''
      : lift
        ? ` This may extend or toll that period, so it does not cap the index: “${lift}”`
        : ' Something in the description may extend or toll that period, so it does not cap the index.'
    const from = startOf(limit)
    const extension =
      limit.step === 'appeal' && from && law?.restarts ? extensionOf(text, from, limit.time, dayOfDate(today)) : null
    const bar: Omit<FoundBar, 'ends'> = {
      id: isRepose ? 'repose' : (law?.bar ?? ids[limit.step]),
      title: holds ? stands : asked,
      holds,
      rule: `${rule} ${counted}.${doubt}${extension ? ` ${extension.says}` : ''}${limit.step === 'suit' && holds ? ` ${affirmative}` : ''}`,
      lift: extension?.asks ?? lifting[limit.step],
      anchors: [...spans, ...(told ? [told.span] : [])]
        .filter(({ start, end }) => start < end)
        .filter((one, at, all) => all.findIndex((other) => other.start === one.start) === at)
        .toSorted((a, b) => a.start - b.start)
        .map((span) => anchorOf({ text }, span)),
    }
    return { bar, ...(step && { step }) }
  }
}

const appeals = /\b(?:appeal(?:s|ed|ing)?|appell(?:ant|ee)s?)\b/i
const counted = ({ kind, moment }: Happening) =>
  kind === 'unknown' ? `Counting from ${shownDays(moment)}` : `Counting from ${names[kind]} (${shownDays(moment)})`
const inDays = ({ count, unit }: Length) => count * { day: 1, week: 7, month: 30.5, year: 365.25 }[unit]
