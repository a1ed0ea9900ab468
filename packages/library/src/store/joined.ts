import type { AuthorityRow } from '../schema.ts'
import type { StoredAuthority } from '../types.ts'

/** What is selected of an authority, with all its citations as written, the main one first. */
export type AuthorityParts = Omit<AuthorityRow, 'hash' | 'importId' | 'externalId'> & {
  citations: string[]
}

/** Several imports may hold one authority: the one with a text speaks first, and the others add what it lacks. */
export function joined(members: readonly AuthorityParts[]): StoredAuthority {
  const ranked = [...members].sort((one, other) => other.length - one.length || one.number - other.number)
  const [first] = ranked as [AuthorityParts]
  const say = <K extends keyof AuthorityParts>(key: K) => ranked.find((one) => one[key] !== null)?.[key] ?? undefined
  const { citation } = first
  const parallel = [...new Set(ranked.flatMap((one) => [one.citation, ...one.citations]))].filter(
    (one) => one !== citation,
  )
  const optional = {
    parallel: parallel.length > 0 ? parallel : undefined,
    court: say('court'),
    jurisdiction: say('jurisdiction'),
    // The longest: a day says more than a year.
    date: ranked.map((one) => one.date ?? '').reduce((best, date) => (date.length > best.length ? date : best), ''),
    url: say('url'),
    holding: say('holding'),
    keyPoints: say('keyPoints'),
    subjects: say('subjects'),
    field: say('field'),
    citedBy: first.citedBy || undefined,
  }
  return {
    id: first.id,
    kind: first.kind,
    title: first.title,
    citation,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value)) as Partial<StoredAuthority>),
    source: first.source,
    fetchedAt: first.fetchedAt.toISOString(),
    hasText: first.length > 0,
  }
}
