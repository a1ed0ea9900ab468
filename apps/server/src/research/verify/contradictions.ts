import type { CitationCheck } from '@casewright/core'
import { courtOf } from '@casewright/law'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

type Difference = NonNullable<CitationCheck['differences']>[number]

interface Series {
  name: string
  years: readonly [from: number, to: number | null]
  /** Which federal courts it prints; the others of its years are not known. */
  prints?: 'appeals' | 'district'
}

/** Reporters whose years and courts are certain. */
const series: Record<string, Series> = {
  'F.2d': { name: 'the Federal Reporter, Second Series', years: [1924, 1993], prints: 'appeals' },
  'F.3d': { name: 'the Federal Reporter, Third Series', years: [1993, 2021], prints: 'appeals' },
  'F.4th': { name: 'the Federal Reporter, Fourth Series', years: [2021, null], prints: 'appeals' },
  'F. Supp.': { name: 'the Federal Supplement', years: [1932, 1998], prints: 'district' },
  'F. Supp. 2d': { name: 'the Federal Supplement, Second Series', years: [1998, 2014], prints: 'district' },
  'F. Supp. 3d': { name: 'the Federal Supplement, Third Series', years: [2014, null], prints: 'district' },
}

/** A decision may be printed some years late, or with another date. */
const slack = 3
/** Until then the Federal Reporter printed district courts too. */
const apartSince = 1940

const appeals = /^ca(?:\d{1,2}|dc|fc)$/

/**
 * What the parts of a citation say against each other, where nobody has the authority: a year in which the reporter did
 * not appear, a court that it does not print, a court that there is not. Null: nothing.
 */
export function judgeContradictions(written: Written): Judged | null {
  const differences = [...ofCircuit(written), ...ofYear(written), ...ofDay(written), ...ofCourt(written)]
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

function ofYear({ year, cites }: Written): Said[] {
  if (year === undefined) return []
  const now = new Date().getUTCFullYear()
  if (year > now + 1)
    return [{ field: 'year', written: String(year), found: `it is ${now}`, says: 'Its year has not come yet.' }]
  return cites.flatMap(({ normalized }) => {
    const { name, years } = series[reporterOf(normalized)] ?? {}
    if (!years || (year >= years[0] - slack && year <= (years[1] ?? now) + slack)) return []
    const found = years[1] ? `decisions of ${years[0]} to ${years[1]}` : `decisions since ${years[0]}`
    return [{ field: 'year', written: String(year), found, says: `${normalized} is in ${name}, which has ${found}.` }]
  })
}

function ofDay({ day }: Written): Said[] {
  if (!day || new Date(day).toISOString().startsWith(day)) return []
  return [{ field: 'date', written: day, found: 'no such day', says: 'There is no such day.' }]
}

function ofCourt({ court, courtWritten, year, cites }: Written): Said[] {
  if (!court || !courtWritten || year === undefined || year < apartSince) return []
  return cites.flatMap(({ normalized }) => {
    const { name, prints } = series[reporterOf(normalized)] ?? {}
    const isOther = prints === 'district' ? appeals.test(court) : prints && isDistrict(courtWritten)
    if (!name || (!isOther && (court !== 'scotus' || !prints))) return []
    const found = prints === 'district' ? 'a reporter of district courts' : 'a reporter of the courts of appeals'
    return [{ field: 'court', written: courtWritten, found, says: `${normalized} is in ${name}, ${found}.` }]
  })
}

/** 'S.D.N.Y.', 'D. Mass.': a federal district court, and no bankruptcy court. */
const isDistrict = (words: string): boolean =>
  /^(?:[NSEWMC]\.)?D\.\s?\p{Lu}/u.test(words) &&
  courtOf(words)?.level === 'trial' &&
  courtOf(words)?.jurisdiction === 'us'
