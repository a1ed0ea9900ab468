import type { CitationCheck } from '@casewright/core'
import { courtOf, doubtOfEarlyYear, highestVolume, seriesOf, sitsSince, yearOfVolume } from '@casewright/law'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

type Difference = NonNullable<CitationCheck['differences']>[number]

/** A decision may be printed some years late, or with another date. */
const slack = 3
/** A database may count a decision of December to the next year. */
const slackOfNumber = 1
/** Until then the Federal Reporter printed district courts too. */
const apartSince = 1940

const appeals = /^ca(?:\d{1,2}|dc|fc)$/

/**
 * What the parts of a citation say against each other, where nobody has the authority: a year in which the reporter did
 * not appear, a court that it does not print, a court that there is not. Null: nothing.
 */
export function judgeContradictions(written: Written): Judged | null {
  const differences = [
    ...ofCircuit(written),
    ...ofDistrict(written),
    ...ofYear(written),
    ...ofEarlyVolume(written),
    ...ofDay(written),
    ...ofVolume(written),
    ...ofNumber(written),
    ...ofCourt(written),
    ...ofState(written),
    ...ofSupremeCourt(written),
    ...ofDocket(written),
    ...ofCourtYears(written),
    ...ofPin(written),
  ]
  if (written.kind !== 'case' || differences.length === 0) return null
  const reason = `No source that was searched has it, and it cannot be right as written. ${differences.map(({ says }) => says).join(' ')}`
  return {
    check: {
      text: written.text,
      status: 'mismatch',
      reason,
      differences: differences.map(({ says: _, ...one }) => one),
    },
  }
}

type Said = Difference & { says: string }

const reporterOf = (normalized: string): string => normalized.split(' ').slice(1, -1).join(' ')

function ofCircuit({ courtWritten = '' }: Written): Said[] {
  const [, number] = /^(\d{1,3})(?:st|nd|rd|d|th) Cir\.?$/.exec(courtWritten) ?? []
  if (!number || (Number(number) >= 1 && Number(number) <= 11)) return []
  const found = 'the circuits are the First to the Eleventh, the D.C. and the Federal'
  return [{ field: 'court', written: courtWritten, found, says: `There is no such court: ${found}.` }]
}

/** 'E.D. Ariz.': a state that is one district has no part of one. */
function ofDistrict({ courtWritten = '' }: Written): Said[] {
  const [, state] = /^[NSEWMC]\. ?D\. ?(\p{Lu}[\p{L}. ]{2,20})$/u.exec(courtWritten) ?? []
  const whole = state === undefined || courtOf(courtWritten) ? null : courtOf(`D. ${state}`)
  if (whole?.level !== 'trial' || whole.jurisdiction !== 'us') return []
  const found = `the whole state is one district, ${whole.abbreviation}`
  return [{ field: 'court', written: courtWritten, found, says: `There is no such court: ${found}.` }]
}

function ofYear({ year, cites }: Written): Said[] {
  if (year === undefined) return []
  const now = new Date().getUTCFullYear()
  if (year > now + 1)
    return [{ field: 'year', written: String(year), found: `it is ${now}`, says: 'Its year has not come yet.' }]
  return cites.flatMap(({ normalized }): Said[] => {
    const known = seriesOf(reporterOf(normalized))
    if (!known) return []
    const { name, years } = known
    if (year < years[0] - slack || year > (years[1] ?? now) + slack) {
      const found = years[1] ? `decisions of ${years[0]} to ${years[1]}` : `decisions since ${years[0]}`
      return [{ field: 'year', written: String(year), found, says: `${normalized} is in ${name}, which has ${found}.` }]
    }
    const volume = Number(normalized.split(' ')[0])
    const about = yearOfVolume(known, volume)
    if (about === undefined || Math.abs(year - about.year) <= about.slack) return []
    const found = `decisions of about ${about.year}`
    return [
      {
        field: 'year',
        written: String(year),
        found,
        says: `Volume ${volume} of ${name}${name.includes(',') ? ',' : ''} has ${found}.`,
      },
    ]
  })
}

/** A year in which an early reporter of the Supreme Court has no decision. */
function ofEarlyVolume({ year, cites }: Written): Said[] {
  if (year === undefined) return []
  return cites.flatMap(({ normalized }): Said[] => {
    if (reporterOf(normalized) !== 'U.S.') return []
    const doubt = doubtOfEarlyYear(Number(normalized.split(' ')[0]), year)
    return doubt ? [{ ...doubt, says: `Volume and year do not fit: ${doubt.found}.` }] : []
  })
}

/** A volume that is not printed yet. */
function ofVolume({ cites }: Written): Said[] {
  return cites.flatMap(({ normalized }): Said[] => {
    const known = seriesOf(reporterOf(normalized))
    const volume = Number(normalized.split(' ')[0])
    const highest = known && highestVolume(known, new Date().getUTCFullYear())
    if (!known || highest === undefined || !(volume > highest)) return []
    const found = `fewer than ${highest} volumes`
    const says = `${known.name[0]?.toUpperCase()}${known.name.slice(1)}${known.name.includes(',') ? ',' : ''} has ${found} so far.`
    return [{ field: 'volume', written: String(volume), found, says }]
  })
}

/** The number of a database begins with the year of the decision: '2021 WL 2661508', '2019 U.S. Dist. LEXIS 1'. */
function ofNumber({ year, cites }: Written): Said[] {
  return cites.flatMap(({ normalized }): Said[] => {
    const [number = '', base] = /^(\d{4}) (?:[\w. ]+ )?(WL|LEXIS)\b/.exec(normalized)?.slice(1) ?? []
    if (year === undefined || !base || Math.abs(Number(number) - year) <= slackOfNumber) return []
    const found = `a number of ${number}`
    return [
      { field: 'year', written: String(year), found, says: `${normalized} is ${found}, the year of the decision.` },
    ]
  })
}

function ofDay({ day }: Written): Said[] {
  if (!day || new Date(day).toISOString().startsWith(day)) return []
  return [{ field: 'date', written: day, found: 'no such day', says: 'There is no such day.' }]
}

function ofCourt({ court, courtWritten, year, cites }: Written): Said[] {
  if (!court || !courtWritten || year === undefined || year < apartSince) return []
  return cites.flatMap(({ normalized }) => {
    const { name, prints } = seriesOf(reporterOf(normalized)) ?? {}
    const isOther = prints === 'district' ? appeals.test(court) : prints && isDistrict(courtWritten)
    if (!name || (!isOther && (court !== 'scotus' || !prints))) return []
    const found = prints === 'district' ? 'a reporter of district courts' : 'a reporter of the courts of appeals'
    return [{ field: 'court', written: courtWritten, found, says: `${normalized} is in ${name}, ${found}.` }]
  })
}

/** A court of a state that a regional reporter does not print, or of another state than its own reports. */
function ofState({ courtWritten, cites }: Written): Said[] {
  const court = courtWritten === undefined ? undefined : courtOf(courtWritten)
  if (!court || !courtWritten) return []
  return cites.flatMap(({ normalized }): Said[] => {
    const { name, states } = seriesOf(reporterOf(normalized)) ?? {}
    if (!name || !states || states.includes(court.jurisdiction)) return []
    const isFederal = appeals.test(court.id) || isDistrict(courtWritten)
    if (!isFederal && !isState(court.jurisdiction)) return []
    const found = isFederal ? 'a reporter of state courts' : 'a reporter of other states'
    return [{ field: 'court', written: courtWritten, found, says: `${normalized} is in ${name}, ${found}.` }]
  })
}

const isState = (jurisdiction: string): boolean => /^[a-z]{2}$/.test(jurisdiction) && jurisdiction !== 'us'

const ofTheCourt = new Set(['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d'])
/** The first volumes of the United States Reports have decisions of other courts. */
const aloneSince = 1880

/** Another court in a reporter of the Supreme Court: '140 S. Ct. 100 (9th Cir. 2020)'. */
function ofSupremeCourt({ courtWritten, year, cites }: Written): Said[] {
  const court = courtWritten === undefined ? undefined : courtOf(courtWritten)
  if (!court || !courtWritten || court.id === 'scotus' || year === undefined || year < aloneSince) return []
  const [cite, ...others] = cites
  if (!cite || others.length > 0 || !ofTheCourt.has(reporterOf(cite.normalized))) return []
  const found = 'a reporter of the Supreme Court of the United States'
  return [{ field: 'court', written: courtWritten, found, says: `${cite.normalized} is in ${found}.` }]
}

/** The number of a docket begins with the year in which the case was filed: 'No. 19-cv-100', '3:19-cr-00100'. */
function ofDocket({ docket = '', year, court }: Written): Said[] {
  const [, short = ''] = /\b(?:\d{1,2}:)?(\d{2})-(?:cv|cr|civ|mc|md|mj)-\d/i.exec(docket) ?? []
  if (!short || year === undefined || !court) return []
  const century = Number(short) > new Date().getUTCFullYear() % 100 ? 1900 : 2000
  const filed = century + Number(short)
  if (filed <= year) return []
  const found = `a case of ${filed}`
  return [
    {
      field: 'year',
      written: String(year),
      found,
      says: `By its docket number it is ${found}, which was not decided before.`,
    },
  ]
}

/** A court that did not sit yet: 'Va. Ct. App. 1971'. */
function ofCourtYears({ courtWritten, year }: Written): Said[] {
  const court = courtWritten === undefined ? undefined : courtOf(courtWritten)
  const since = court && sitsSince[court.id]
  if (!court || !courtWritten || !since || year === undefined || year >= since - 1) return []
  const found = `a court created in ${since}`
  return [{ field: 'court', written: courtWritten, found, says: `${court.name} is ${found}.` }]
}

/** A page before the one on which the case is said to begin: '372 U.S. 353, 344'. */
function ofPin({ pin, page, isShort, cites: [cite] }: Written): Said[] {
  if (isShort || pin === undefined || page === undefined || pin >= page) return []
  if (!cite || !seriesOf(reporterOf(cite.normalized))) return []
  const found = `begins at ${page}`
  return [{ field: 'pin cite', written: String(pin), found, says: `Page ${pin} is before the first page, ${page}.` }]
}

/** 'S.D.N.Y.', 'D. Mass.': a federal district court, and no bankruptcy court. */
const isDistrict = (words: string): boolean =>
  /^(?:[NSEWMC]\.)?D\.\s?\p{Lu}/u.test(words) &&
  courtOf(words)?.level === 'trial' &&
  courtOf(words)?.jurisdiction === 'us'
