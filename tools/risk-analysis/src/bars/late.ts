import { anchorOf, type FoundDate, findDates, type Jurisdiction, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { affirmative, limitationLift } from './limitation.ts'
import { injuryPeriods, injuryYears } from './periods.ts'
import type { FoundBar } from './read-bars.ts'

const event =
  /\b(?:rear-?ended|(?:was|were|got|been) (?:\w+ )?(?:hit|hurt|injured|bitten|burned|struck|attacked|shot|beaten|crushed|run over|arrested)|hit|struck|bit|fell|slipped|tripped|fall|crash(?:ed)?|wreck|accident|collision|collided|collapsed|incident|explosion|assault(?:ed)?|arrest|injury|it happened|this happened|happened)\b/i
const notFiled =
  /\b(?:(?:have|has|had)(?: not|n['’]t)(?: yet)?(?: been)? (?:filed|sued)|not (?:yet )?(?:been )?(?:filed|sued)|never (?:filed|sued|brought)|(?:no|nor any) (?:suit|lawsuit|complaint|action|case|claim) (?:was|has been|is|has|had been)(?: ever| yet)? ?(?:been )?(?:filed|brought)|nothing (?:has been|was|is|had been)(?: ever)? filed|no (?:suit|lawsuit|complaint) (?:yet|so far)|wants? to (?:sue|file)|(?:would|wish\w*) (?:like )?to (?:sue|file))\b/i
/** An act on purpose, or a crime, often has another period than negligence. */
const deliberate =
  /\b(?:assault\w*|battery|attacked|beaten|stabbed|shot|charged with|convicted|indicted|pleaded guilty|pled guilty|felony|dui|dwi|drunk driv\w*)\b/i
/** With one of these the period may have started later, or stood still. */
const lifted =
  /\b(?:toll\w*|minors?|child(?:ren)?|kids?|infants?|daughter|son|boy|girl|toddler|baby|student|\w+-year-old (?:boy|girl)|incapacit\w*|incompetent|coma|discover\w*|did(?: not|n['’]t) (?:know|find out)|conceal\w*|latent|bankrupt\w*|in prison|military|malpractice|surg(?:ery|eon)|misdiagnos\w*|exposure|asbestos|abus\w+|timely|ante litem|notice of claim (?:was )?(?:sent|filed|served))\b/i
const vehicle =
  /\b(?:rear-?ended|car|truck|van|suv|bus|vehicle|driver|driving|motorcycl\w*|intersection|highway|collision|collided|crash(?:ed)?|i-\d+)\b/i
const day = 24 * 60 * 60 * 1000

/** A day that many years later, as ISO. */
const yearsAfter = (iso: string, years: number) => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`
const written = (iso: string) =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })

/** The day of the injury: the one date that stands in a sentence with words for it. */
function eventIn(text: string): FoundDate | undefined {
  const dates = findDates(text).filter(({ iso }) => iso !== null)
  const sentences = sentencesOf({ text })
  const of = dates.filter(({ start, end }) => {
    const sentence = sentences.find((one) => one.start <= start && end <= one.end)
    return sentence !== undefined && event.test(text.slice(sentence.start, sentence.end))
  })
  return of.length === 1 ? of[0] : undefined
}

/**
 * An injury whose time to sue has run, counted from its date where nothing was filed. It stands only in a state whose
 * statute was read. Everywhere else, and for every other claim, it is asked about from one year on.
 */
export function lateBar(
  text: string,
  type: CaseType,
  jurisdiction: Jurisdiction | null,
  today: Date,
): Omit<FoundBar, 'ends'> | null {
  if (type !== 'personal-injury' && type !== 'other') return null
  if (!notFiled.test(text)) return null
  const date = eventIn(text)
  if (!date?.iso) return null
  const { iso } = date
  const late = (years: number) => (today.getTime() - Date.parse(yearsAfter(iso, years))) / day
  const anchors = [anchorOf({ text }, date)]
  const found = { id: 'limitation', lift: limitationLift, anchors }
  const doubtful = { ...found, title: 'The limitations period may have run', holds: false }
  const since = `Counted from ${written(iso)}`
  const rule = type === 'personal-injury' ? injuryPeriods[jurisdiction?.code ?? ''] : undefined
  if (!rule) {
    if (late(1) <= 0) return null
    const { least, most } = injuryYears
    return {
      ...doubtful,
      rule: `${since}, more than a year has passed and nothing is said to have been filed. The states whose statutes were read give between ${least} and ${most} years to sue for an injury by negligence. No statute was read for this claim here, so it limits nothing.`,
    }
  }
  const own = rule.vehicle && vehicle.test(text) ? rule.vehicle : rule
  const { years, read } = rule.earlier && iso < rule.earlier.until ? rule.earlier : own
  const over = late(years)
  if (over <= 0) return null
  const ended = `ended on ${written(yearsAfter(iso, years))}`
  const source = `${own.source}, as read on ${written(read.on)}`
  // In 2020 many courts stopped the clock for some months.
  const margin = iso < '2020-10-01' ? 365 : 0
  if (over <= margin || lifted.test(text) || deliberate.test(text) || rule.longer?.test(text))
    return {
      ...doubtful,
      rule: `${since}, the general time to sue ${ended} (${source}), but what the description says may have moved or stopped it, or may have a longer one.`,
    }
  return {
    ...found,
    title: 'The limitations period has run',
    holds: true,
    rule: `${jurisdiction?.name} gives ${years === 1 ? 'one year' : `${years} years`} to sue for an injury to the body (${source}). ${since}, the time ${ended}, and nothing is said to have been filed. ${affirmative}`,
  }
}
