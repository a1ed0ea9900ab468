import type { Edition } from '../../reporters/reporter.ts'
import type { Span } from '../../span/span.ts'
import type { CaseCitation, JournalCitation, LawCitation, PinCite, ShortCaseCitation } from '../citation.ts'
import type { PageCore } from '../cores/core.ts'
import type { Entry } from '../lexicon/entry.ts'
import { nameBefore } from '../names/name-before.ts'
import { explainedAfter, notedOf } from './explained.ts'
import { reporterCite } from './reporter-cite.ts'
import { historyBefore, signalBefore } from './signal.ts'

/** A core with its pin cite; the first of a group stands for those parallel to it. */
export interface Pinned {
  core: PageCore
  pin: PinCite | null
}

const single = (text: string, span: Span | null): string | null =>
  span &&
  text
    .slice(span.start, span.end)
    .replace(/[\s​]+/g, ' ')
    // Star pages of a reporter.
    .replace(/\s\*\d+(?=\s)/g, '')
    .replace(/[*_]{1,2}(?=\s|$)|(?<=^|\s)[*_]{1,2}/g, '')

const yearIn = (words: string | null): number | null => {
  const year = /(?:1[6-9]|20)\d\d/.exec(words ?? '')?.[0]
  return year ? Number(year) : null
}

/** Builds a case, a short form, a journal or session laws from cores by volume and page. */
export const fromPages = (
  text: string,
  group: readonly [Pinned, ...Pinned[]],
  bound: number,
): CaseCitation | ShortCaseCitation | JournalCitation | LawCitation => {
  const [{ core: first }] = group
  const last = group[group.length - 1] ?? group[0]
  const coreEnd = last.core.end
  let after = last.pin?.end ?? coreEnd
  // "[92 Cal.Rptr.3d 784]", "(686 SE2d 786) (2009)".
  const opened = group.length > 1 && /[[(]\s{0,5}$/.test(text.slice(last.core.start - 6, last.core.start))
  if (opened && /^\s{0,3}[\])]/.test(text.slice(after, after + 4)))
    after = text.slice(after, after + 4).search(/[\])]/) + after + 1
  const explained = explainedAfter(text, after)
  const year = explained.dated?.year ?? yearIn(first.between)
  const before = nameBefore(text, first.start, bound)
  const dated = explained.dated ?? before.dated
  const decided = dated?.year ?? year ?? yearIn(first.date) ?? yearOfNumber(group)
  const read = group.map(({ core, pin }) => reporterCite(text, core, pin, decided))
  const cites = read.map(({ cite }) => cite)
  const entry = read[0]?.entry ?? first.entries[0]
  const core = { start: first.start, end: coreEnd }
  const noted = notedOf(explained)
  if (entry?.of === 'journal' || entry?.of === 'code')
    return printed(text, group[0], entry, explained.end, dated?.year ?? null, noted, bound)
  const start = before.name?.start ?? before.docket?.start ?? first.start
  const signal = signalBefore(text, start, bound)
  if (first.short)
    return {
      kind: 'short-case',
      start,
      end: explained.end,
      core,
      cites: cites.map((cite) => withinPin(cite, group)),
      antecedent: single(text, before.name),
      antecedentAt: before.name,
      court: courtOfReporter(entry),
      ...noted,
      signal,
    }
  return {
    kind: 'case',
    start,
    end: explained.end,
    core,
    cites,
    name: single(text, before.name),
    nameAt: before.name,
    plaintiff: single(text, before.plaintiff),
    defendant: single(text, before.defendant),
    court:
      dated?.court ??
      (dated?.courtWords
        ? null
        : courtOfReporter(read.map((each) => each.entry).find((each) => courtOfReporter(each)))),
    courtWords: dated?.courtWords ?? null,
    year: decided,
    month: dated?.month ?? null,
    day: dated?.day ?? null,
    docket: single(text, before.docket),
    history: historyBefore(text, start, bound),
    ...noted,
    signal,
  }
}

/** In a short form the page is the pin: "at 20-25" has 20 for page and "20-25" for pin. */
const withinPin = (cite: CaseCitation['cites'][number], group: readonly Pinned[]) => {
  const pin = group.find(({ core }) => core.start === cite.start)?.pin ?? null
  return {
    ...cite,
    pin: pin ?? (cite.page === null ? null : { start: cite.end - cite.page.length, end: cite.end, words: cite.page }),
  }
}

/** A public-domain number and a number of a database begin with the year: "2015-Ohio-1234". */
const yearOfNumber = (group: readonly Pinned[]): number | null => {
  const numbered = group.find(
    ({ core }) =>
      /^(?:1[789]|20)\d\d$/.test(core.volume) &&
      core.entries.some(
        (entry) =>
          entry.of === 'edition' &&
          (entry.edition.forms.yearly ||
            entry.edition.forms.numbered ||
            entry.edition.forms.docket ||
            /WL|LEXIS|Slip/.test(entry.edition.abbreviation)),
      ),
  )
  return numbered ? Number(numbered.core.volume) : null
}

const onlySupreme = new Set(['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d', 'U.S. LEXIS', 'U.S.L.W.'])

const courtOfReporter = (entry: Entry | null | undefined): string | null =>
  entry?.of === 'edition' && isSupreme(entry.edition) ? 'scotus' : null

const early = new Set(['Dall.', 'Cranch', 'Wheat.', 'Pet.', 'How.', 'Black', 'Wall.'])

const isSupreme = (edition: Edition): boolean =>
  onlySupreme.has(edition.abbreviation) || (edition.reporter.kind === 'early' && early.has(edition.abbreviation))

const printed = (
  text: string,
  { core, pin }: Pinned,
  entry: Entry & { of: 'journal' | 'code' },
  end: number,
  year: number | null,
  noted: ReturnType<typeof notedOf>,
  bound: number,
): JournalCitation | LawCitation => {
  const written = text.slice(core.reporter.start, core.reporter.end)
  const at = { start: core.start, end: core.end }
  if (entry.of === 'journal')
    return {
      kind: 'journal',
      ...at,
      end,
      core: at,
      volume: core.volume,
      journal: written,
      abbreviation: entry.journal.abbreviation,
      page: core.page,
      pin,
      year,
      ...noted,
      signal: signalBefore(text, core.start, bound),
    }
  return {
    kind: 'law',
    ...at,
    end: year === null ? (pin?.end ?? core.end) : end,
    core: at,
    law: entry.code.kind,
    code: entry.code.id,
    written,
    abbreviation: entry.code.abbreviation,
    title: core.volume || null,
    subject: null,
    divisions: [],
    section: null,
    sections: [],
    page: core.page,
    pin,
    year,
    publisher: null,
    ...noted,
    signal: signalBefore(text, core.start, bound),
  }
}
