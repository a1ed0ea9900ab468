import type { PinCite, ReporterCite } from '../citation.ts'
import { abbreviationOf, chooseEntry } from '../cores/choose.ts'
import type { PageCore } from '../cores/core.ts'
import type { Entry } from '../lexicon/entry.ts'

/** A core as what is found, once the year of the decision is known. */
export const reporterCite = (
  text: string,
  core: PageCore,
  pin: PinCite | null,
  year: number | null,
): { cite: ReporterCite; entry: Entry | null } => {
  const reporter = text.slice(core.reporter.start, core.reporter.end)
  const choice = chooseEntry(core.entries, reporter, core.volume, year)
  const cite = {
    start: core.start,
    end: core.end,
    volume: core.volume,
    reporter,
    abbreviation: choice ? abbreviationOf(choice.entry) : reporter,
    certain: choice?.certain ?? false,
    page: core.page,
    pin,
    nominative: core.between && !/^\D{0,6}\d{4},?$/.test(core.between) ? core.between : null,
  }
  return { cite, entry: choice?.entry ?? null }
}
