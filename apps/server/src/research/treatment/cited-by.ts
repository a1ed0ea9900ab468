import type { CitedBy, CitedByQuery, CitingDepth, CitingOpinion } from '@casewright/api'
import { binds, citingTreatments, courtOf, jurisdictionOf } from '@casewright/law'
import type { CitingWords, CitingOpinion as Found, Library, StoredAuthority } from '@casewright/library'
import { isNamed, yearOf } from './cited.ts'
import { forums } from './forums.ts'

const usual = 25

/** The opinions of the library that cite an authority, with what they do to it. */
export async function citedBy(
  library: Pick<Library, 'citing' | 'citingWords'>,
  authority: StoredAuthority,
  query: CitedByQuery,
): Promise<CitedBy> {
  const { keys, opinions, isShared, due } = await library.citing(authority)
  const all = opinions.filter(isOf(authority, isShared))
  const matching = all.filter((one) => passes(one, query)).sort(query.sort === 'newest' ? newestFirst : gravestFirst)
  const { offset = 0, limit = usual } = query
  const page = matching.slice(offset, offset + limit)
  const words = await library.citingWords(
    keys,
    page.map(({ citing }) => citing),
  )
  return {
    total: all.length,
    matching: matching.length,
    unread: due,
    years: yearsOf(all),
    treatments: countsOf(all, ({ kind }) => kind)
      .map(([kind, count]) => ({ kind, count }))
      .sort((one, other) => gravityOf(one.kind) - gravityOf(other.kind)),
    depths: depths.flatMap((depth) => {
      const count = all.filter((one) => depthOf(one) === depth).length
      return count > 0 ? [{ depth, count }] : []
    }),
    courts: countsOf(all, ({ court }) => court).map(([id, count]) => ({ id, name: courtNamed(id), count })),
    jurisdictions: countsOf(all, ({ jurisdiction }) => jurisdiction).map(([id, count]) => ({
      id,
      name: jurisdictionOf(id)?.name ?? id,
      count,
    })),
    ...(query.binding && { weights: weightsOf(all, query.binding) }),
    ...(offset === 0 && { forums }),
    opinions: page.map((one) => shown(one, words.get(one.citing), query.binding)),
    next: offset + limit < matching.length ? offset + limit : null,
  }
}

/** Two cases may begin on one page: then the name tells which one is cited, and so does the year. */
export const isOf = ({ title, date, kind }: StoredAuthority, isShared: boolean) => {
  const year = yearOf(date)
  const byName = new Map<string, boolean>()
  return ({ name, year: cited }: Found): boolean => {
    if (kind !== 'case') return true
    const isOther = year !== undefined && cited !== null && Math.abs(year - cited) > 1
    if (!isShared && !isOther) return true
    if (!name) return !isOther
    const known = byName.get(name) ?? isNamed(title, name, false)
    byName.set(name, known)
    return known
  }
}

const depths: readonly CitingDepth[] = ['examined', 'discussed', 'cited', 'mentioned']

const depthOf = ({ mentions }: Pick<Found, 'mentions'>): CitingDepth =>
  mentions >= 8 ? 'examined' : mentions >= 3 ? 'discussed' : mentions === 2 ? 'cited' : 'mentioned'

function passes(
  one: Found,
  { treatment, depth, court, jurisdiction, from, to, binding, weight }: CitedByQuery,
): boolean {
  const year = yearOf(one.date)
  return (
    (!treatment || (treatment === 'against' ? one.against : one.kind === treatment)) &&
    (!depth || depthOf(one) === depth) &&
    (!court || one.court === court) &&
    (!jurisdiction || one.jurisdiction === jurisdiction) &&
    (!binding || !weight || (weight === 'binding') === isBinding(one, binding)) &&
    (from === undefined || (year !== undefined && year >= from)) &&
    (to === undefined || (year !== undefined && year <= to))
  )
}

const isBinding = ({ court }: Found, forCourt: string): boolean => court !== null && binds(court, forCourt)

function weightsOf(all: readonly Found[], forCourt: string): { binding: number; persuasive: number } {
  const binding = all.filter((one) => isBinding(one, forCourt)).length
  return { binding, persuasive: all.length - binding }
}

const gravityOf = (kind: string): number => {
  const at = (citingTreatments as readonly string[]).indexOf(kind)
  return at < 0 ? citingTreatments.length : at
}
const newestFirst = (one: Found, other: Found) =>
  (other.date ?? '').localeCompare(one.date ?? '') || one.citing - other.citing
const gravestFirst = (one: Found, other: Found) =>
  Number(other.against) - Number(one.against) ||
  gravityOf(one.kind) - gravityOf(other.kind) ||
  other.mentions - one.mentions ||
  newestFirst(one, other)

function yearsOf(all: readonly Found[]): CitedBy['years'] {
  const byYear = Map.groupBy(all, ({ date }) => yearOf(date))
  return [...byYear]
    .flatMap(([year, of]) =>
      year ? [{ year, count: of.length, against: of.filter((one) => one.against).length }] : [],
    )
    .sort((one, other) => one.year - other.year)
}

function countsOf(all: readonly Found[], of: (one: Found) => string | null): [string, number][] {
  const counts = new Map<string, number>()
  for (const one of all) {
    const value = of(one)
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)
}

const courtNamed = (id: string): string => {
  const court = courtOf(id)
  return court?.abbreviation || court?.name || id
}

function shown(one: Found, words: CitingWords | undefined, forCourt: string | undefined): CitingOpinion {
  const { id, title, citation, court, date, kind, against, mentions } = one
  const by = words?.byCitation ? [words.byName, words.byCitation].filter(Boolean).join(', ') : undefined
  return {
    id,
    title,
    citation,
    court: court && courtNamed(court),
    date,
    kind,
    against,
    ...(by && { by }),
    depth: depthOf(one),
    mentions,
    certainty: words?.certainty ?? 0,
    voice: words?.voice ?? 'court',
    // A sentence that was cut in a citation begins with the point of what stands before it.
    sentence: words?.words.replace(/^[\s.,;:)\]]+/, '') ?? '',
    start: words?.startAt ?? 0,
    end: words?.endAt ?? 0,
    ...(forCourt && { binding: isBinding(one, forCourt) }),
  }
}
