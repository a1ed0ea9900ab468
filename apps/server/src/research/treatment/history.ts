import type { AuthorityHistory, HistoryEvent } from '@casewright/api'
import type { HistoryRow, Library, StoredAuthority } from '@casewright/library'
import { isNamed, yearOf } from './cited.ts'
import { citedBy } from './cited-by.ts'

/** No appeal in one case takes longer: a decision that is further off is treated, and is no history of the case. */
const mostYears = 12
const mostAgainst = 100

/** What became of a case on appeal, and what citing opinions say against it, as far as opinions of the library tell. */
export async function historyOf(
  library: Pick<Library, 'citing' | 'citingWords' | 'history' | 'lookup'>,
  authority: StoredAuthority,
): Promise<AuthorityHistory> {
  const [rows, negative] = await Promise.all([
    authority.kind === 'case' ? library.history(authority) : [],
    citedBy(library, authority, { treatment: 'against', limit: mostAgainst }),
  ])
  const events: HistoryEvent[] = []
  for (const row of rows) {
    const event = await eventOf(library, authority, row)
    if (event && !events.some((known) => isSame(known, event))) events.push(event)
  }
  const counts = Map.groupBy(negative.opinions, ({ kind }) => kind)
  return {
    events: events.sort((one, other) => orderOf(one) - orderOf(other)),
    looked: {
      opinions: negative.total,
      from: negative.years[0]?.year ?? null,
      to: negative.years.at(-1)?.year ?? null,
    },
    unread: negative.unread,
    against: [...counts].map(([kind, all]) => ({ kind, count: all.length })),
  }
}

/** What it did to others first: that was before it. */
const orderOf = ({ direction, other }: HistoryEvent): number => (direction === 'of' ? 0 : 10_000) + (other?.year ?? 0)

/** Several opinions tell the same. */
const isSame = (one: HistoryEvent, other: HistoryEvent): boolean =>
  one.direction === other.direction &&
  one.kind === other.kind &&
  (one.other === null || other.other === null || one.other.citation === other.other.citation)

async function eventOf(
  library: Pick<Library, 'lookup'>,
  { title, date }: StoredAuthority,
  row: HistoryRow,
): Promise<HistoryEvent | undefined> {
  const { kind, words, id, startAt, endAt, isOwn } = row
  const year = yearOf(date)
  const base = {
    kind,
    isRemanded: /\b(?:affirmed|reversed|vacated|rev['’]d|aff['’]d)\b[^.;]{0,40}\bremand/i.test(words),
    words,
    told: { id, title: row.title, citation: row.citation, start: startAt, end: endAt },
  }
  if (isOwn) {
    const name = row.ofTitle ?? row.name
    if (!name || !year || !row.year || !isWithin(row.year, year)) return undefined
    return { ...base, direction: 'of', other: { name, citation: row.ofCitation, year: row.year, id: row.ofId } }
  }
  // Another case may begin on the page.
  if (row.name && !isNamed(title, row.name, year === row.year)) return undefined
  if (year && row.year && Math.abs(year - row.year) > 1) return undefined
  if (row.byCitation === null) {
    const by = yearOf(row.date)
    if (!year || !by || !isWithin(year, by)) return undefined
    return { ...base, direction: 'by', other: { name: row.title, citation: row.citation, year: by, id } }
  }
  if (row.byCitation === '') return { ...base, direction: 'by', other: null }
  if (row.byYear && year && !isWithin(year, row.byYear)) return undefined
  const [held, ...others] = await library.lookup(row.byCitation)
  return {
    ...base,
    direction: 'by',
    other: {
      name: (others.length === 0 ? held?.title : undefined) ?? row.byName ?? row.byCitation,
      citation: row.byCitation,
      year: row.byYear,
      id: held && others.length === 0 ? held.id : null,
    },
  }
}

const isWithin = (earlier: number, later: number): boolean => earlier <= later && later - earlier <= mostYears
