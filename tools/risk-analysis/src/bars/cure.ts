import { type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { after, dayOfDate, shown } from '../clock/calendar.ts'
import { type Happening, happeningsIn, type Start } from '../clock/happenings.ts'
import { momentsIn } from '../clock/moments.ts'
import { todayIn } from '../clock/told-today.ts'

/** How a step that was not taken can still be taken, and until when. */
export interface Cure {
  /** Where no day is told, and nobody has sued yet. */
  open: string
  /** What the time runs from; none: it can be taken as long as the time to sue runs. */
  from?: readonly Start[]
  /** The times that may apply, shorter first, in days or years, each with where it does. */
  times?: readonly { count: number; unit: 'day' | 'year'; where: string }[]
  /** Within how many years of what was done one may sue again. */
  years?: number
}

const suit =
  /\b(?:sued|sues|has (?:filed|brought) suit|filed (?:suit|a (?:complaint|lawsuit|case)|in (?:federal|state|district) court|his|her|their)|(?:complaint|suit|lawsuit|case|action) (?:was |is |has been )?(?:filed|pending|removed|dismissed)|went (?:straight|directly) to|(?:straight|directly) to (?:federal |state )?court|(?:is|are) suing|motion to dismiss|mov(?:ed|es|ing) (?:to dismiss|for (?:summary )?judgment)|summary judgment|(?:is|are|now|already|pending) (?:now |already |pending )?(?:in|before) (?:the )?(?:(?:federal|state|district|superior|circuit|county|U\.?S\.?) ){1,2}court|(?:this|the|our|her|his|their|a pending) (?:Title VII|ADA|ADEA|GINA|FTCA) (?:suit|lawsuit|complaint|case|action)|brought (?:a|an|this|the) (?:[\w-]+ ){0,2}(?:suit|action|lawsuit))\b|(?:^|[.;:] )(?:Title VII|ADA|ADEA|GINA|FTCA) (?:suit|lawsuit|complaint|action)\b/i
/** Nobody has sued yet, or somebody only wants to. */
const notYet =
  /\b(?:(?:not|never|n['’]t|nobody|no one)(?: has| have| yet| ever){0,2} (?:sued|filed suit|brought suit|filed (?:a|any) (?:lawsuit|complaint|suit))|no (?:suit|lawsuit|complaint|action) (?:was|is|has been) (?:filed|pending)|(?:wants?|wish\w*|plans?|hopes?|would like|considering|before) (?:[\w-]+ ){0,3}(?:Title VII|ADA|ADEA|GINA|FTCA) (?:suit|lawsuit|complaint|case|action))\b/gi
const isSued = (text: string): boolean => suit.test(text.replace(notYet, ' '))

const claimant =
  "(?:(?:our |my |the )?(?:clients?|plaintiffs?|claimants?)|he|she|they|I|we|(?:Mr|Mrs|Ms)\\.? [A-Z][\\w’'-]+)"
const object = '(?:him|her|them|me|us|(?:our |my |the )?(?:clients?|plaintiffs?|claimants?))'
/** What befell the claimant, said of them and of nobody else: 'she was fired', 'a truck hit our client', 'the crash was'. */
const ownEvent = new RegExp(
  `(?:^|[.;,:] |\\b(?:and|but|when|after|before|until|that|because|who) )${claimant} (?:\\w+ly |then |also )?(?:(?:was|were|got|has been|had been) (?:\\w+ly |then )?(?:fired|terminated|let go|laid off|demoted|passed over|suspended|forced out|discharged|dismissed|hit|struck|hurt|injured|rear-ended|burned|bitten|cut|run over|knocked|thrown|crushed|operated|misdiagnosed)|fell|slipped|tripped|quit|resigned|broke (?:his|her|an?))\\b|\\b(?:hit|struck|injured|rear-ended|hurt|ran over|crashed into|t-boned|fired|terminated|demoted|dismissed|let|laid|passed|suspended|operated on) ${object}\\b(?:['’]s (?:car|truck|bike|van|motorcycle))?(?!['’])|(?:^|[.;:] )(?:the|this) (?:crash|accident|collision|wreck|firing|termination|dismissal|layoff|demotion)\\b|^(?:fired|terminated|laid off|demoted|let go|injured|struck|rear-ended|hit)\\b`,
  'i',
)

/** 'Wrote it in 2010': the work, and not what was done with it. */
const making = /\b(?:wrote|written|took|taken|shot|painted|composed|created|drew|drawn|designed|published|recorded)\b/i
/** 'Hired in 2019': what no claim comes of. */
const beginning = /\b(?:hired|started|joined|began|worked|employed|born)\b/i
const goesOn = /\b(?:still|continu\w+|to this day|keeps? (?:on )?\w+ing|ongoing|every (?:day|week|month))\b/i

/**
 * What says that a bar can be cured: until when, or that nobody has sued and no day is told. Undefined: its time has run, or it
 * cannot be said.
 */
export function cureOf(
  text: string,
  type: CaseType,
  { open, from, times, years }: Cure,
  given: Date,
): string | undefined {
  if (type === 'criminal') return undefined
  const today = todayIn(text, given)
  const now = dayOfDate(today)
  const sentences = sentencesOf({ text })
  const told = happeningsIn(text, momentsIn(text, today)).filter(
    ({ moment }) => moment.last <= now || moment.first <= now,
  )
  const until = ({ start }: { start: number }, end: number) =>
    text.slice(sentences.findLast((one) => one.start <= start)?.start ?? 0, end)
  const clause = (at: Span) =>
    until(at, at.end)
      .split(/[,;] | and | but /)
      .at(-1) ?? ''
  if (years !== undefined) {
    const oldest = after(now, { count: -years, unit: 'year' })
    const isOld = ({ moment }: Happening) => moment.first < oldest && !making.test(clause(moment))
    return told.some(isOld) && !goesOn.test(text) ? undefined : open
  }
  if (!from || !times) return open
  const dated = told.filter(({ moment }) => !beginning.test(clause(moment)))
  if (dated.length === 0) return isSued(text) ? undefined : open
  const starts = dated
    .filter(({ kind }) => (from as readonly string[]).includes(kind))
    .toSorted((a, b) => a.moment.first - b.moment.first)
  const [earliest] = starts
  // Of whom another day tells, or which day it is, nobody can say: a time is lost by one day.
  if (!earliest || !ownEvent.test(until(earliest.span, earliest.span.end))) return undefined
  const start = earliest.moment.first
  const left = times
    .map(({ where, ...time }) => ({ where, last: after(start, time) }))
    .filter(({ last }) => last >= now)
  if (left.length === 0) return undefined
  const since =
    start === earliest.moment.last
      ? `counted from ${shown(start)}`
      : `counted from the first day that it may run from, ${shown(start)}`
  const [first, last] = [times[0], times.at(-1)]
  // Whether the longer time applies is not known: no day is told that may be too late.
  if (first && last && left.length < times.length)
    return `The ${first.count} ${first.unit}s ${since} have run. The step can still be taken only ${last.where}, where ${last.count} ${last.unit}s apply; whether they do was not checked.`
  return `The step can still be taken, ${since}: ${left.map(({ where, last: day }) => `until ${shown(day)} ${where}`).join('; ')}.`
}
