import { courtOfAbbreviation } from '../../courts/court-of.ts'

/** What the brackets after a case say: "4th Cir. Feb. 9, 1982". */
export interface CourtAndDate {
  court: string | null
  courtWords: string | null
  year: number | null
  month: number | null
  day: number | null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dated =
  /^(.{0,90}?)[,\s]{0,6}(?:\b(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,7}\.?\s{1,3}(?:(\d{1,2}),?\s{1,3})?|\b(\d{1,2})\/(\d{1,2})\/|(?<=^|[\s.,(]))((?:1[6-9]|20)\d\d|(?<=\/)\d\d)(?:[-–]\d{2,4})?(?:,?\s(?:en banc|per curiam|unpublished|mem\.|table|no pet\..{0,5}|no writ.{0,9}|(?:pet|writ|rev)[.’' ].{0,40}))?$/is

/** Reads brackets that name a court and a year, or one of them. `null` where they say something else. */
export const courtAndDate = (inner: string): CourtAndDate | null => {
  const words = inner.replace(/\s+/g, ' ').trim()
  if (words.length > 130) return null
  const match = dated.exec(words)
  if (!match) {
    const court = words.length < 40 ? courtOfAbbreviation(words) : null
    return court && /[A-Z]/.test(words)
      ? { court: court.id, courtWords: words, year: null, month: null, day: null }
      : null
  }
  const [, before = '', monthName, monthDay, month, day, year = ''] = match
  const courtWords = before.replace(/(?<![,\s])[,\s]+$/, '').replace(/^(?:decided|filed|argued)$/i, '')
  // A sentence that ends in a year is no court: "(discussing the act of 1990)".
  if (/\s[a-z]{3,}\s[a-z]{2,}/.test(courtWords)) return null
  // "(Cr. No. 1786-50)" is a docket number.
  if (/\bnos?\.?$/i.test(courtWords)) return null
  const named = monthName ? months.indexOf(monthName.slice(0, 3).toLowerCase()) + 1 : null
  return {
    court: courtWords ? (courtOfAbbreviation(courtWords)?.id ?? null) : null,
    courtWords: courtWords || null,
    year: year.length === 2 ? Number(year) + (Number(year) <= 68 ? 2000 : 1900) : Number(year),
    month: named ?? (month ? Number(month) : null),
    day: monthDay ? Number(monthDay) : day ? Number(day) : null,
  }
}
