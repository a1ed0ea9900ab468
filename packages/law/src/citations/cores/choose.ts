import type { Entry } from '../lexicon/entry.ts'

/** A year in which a series may still carry a decision outside its printed years: tables are off by one or two. */
const slack = 2

const isYear = (volume: string): boolean => /^(?:1[6-9]|20|21)\d\d$/.test(volume)

const compact = (abbreviation: string): string => abbreviation.replace(/\s+/g, '').replaceAll('’', "'")

/** How well an entry fits a citation as written: more is better, `null` does not fit. */
const fit = (entry: Entry, written: string, volume: string, year: number | null): number | null => {
  let score = entry.variation ? 0 : 2
  const tight = compact(entry.written)
  if (tight === written) score += 4
  else if (tight.replaceAll('.', '') === written.replaceAll('.', '')) score += 2
  if (entry.of !== 'edition') return score
  const { from, to, forms } = entry.edition
  if (forms.yearly) score += isYear(volume) ? 8 : -8
  if (year !== null) {
    if ((from !== null && year < from - slack) || (to !== null && year > to + slack)) return null
    if (from !== null) score += to === null ? 1 : 2
  }
  return score
}

export interface Choice {
  entry: Entry
  /** Whether no other abbreviation fits as well: "1 Cranch 1" may be the Supreme Court's or the District's. */
  certain: boolean
}

/** '3 App. 45' may be Ohio's appellate reports, and is as often a volume of the record's appendix. */
const record = /^\s*App\.?\s*$/

/** What an abbreviation stands for in a citation, by how it is written, its volume and the year of the decision. */
export const chooseEntry = (
  entries: readonly Entry[],
  written: string,
  volume: string,
  year: number | null,
): Choice | null => {
  const [only] = entries
  if (entries.length === 1 && only) return { entry: only, certain: !record.test(written) }
  const tight = compact(written)
  const fits = entries
    .map((entry) => ({ entry, score: fit(entry, tight, volume, year) }))
    .filter((each): each is { entry: Entry; score: number } => each.score !== null)
    .sort((one, other) => other.score - one.score)
  const [best, second] = fits
  if (!best) {
    // A year may be wrong, an abbreviation is not: better the likeliest series than none.
    return year === null ? null : chooseEntry(entries, written, volume, null)
  }
  return { entry: best.entry, certain: !second || second.score < best.score }
}

export const abbreviationOf = (entry: Entry): string => {
  if (entry.of === 'edition') return entry.edition.abbreviation
  if (entry.of === 'code') return entry.code.abbreviation
  return entry.of === 'journal' ? entry.journal.abbreviation : entry.place.abbreviation
}
