import { citationKeys, type Span } from '@casewright/law'
import type { Insertable } from 'kysely'
import type { LibrarySchema } from '../schema.ts'
import type { NewAuthority } from '../types.ts'
import type { LinkFound } from './links.ts'

/** An authority that came in, and what is known of it before it is written. */
export interface Arrival {
  number: number
  id: string
  importId: string
  hash: Buffer
  /** Undefined: it is a work of its own. */
  work: number | undefined
  given: NewAuthority
  passages: readonly Span[]
  links: readonly LinkFound[]
  /** Of all its citations. */
  keys: readonly string[]
}

export const authorityRow = ({
  given,
  work,
  passages: _,
  links: __,
  keys: ___,
  ...arrival
}: Arrival): Insertable<LibrarySchema['authority']> => ({
  ...arrival,
  externalId: given.externalId,
  work: work ?? arrival.number,
  kind: given.kind,
  title: given.title,
  citation: given.citations[0] as string,
  court: given.court ?? null,
  jurisdiction: given.jurisdiction ?? null,
  date: given.date ?? null,
  url: given.url ?? null,
  source: given.source,
  holding: given.holding ?? null,
  keyPoints: given.keyPoints?.length ? [...given.keyPoints] : null,
  subjects: given.subjects?.length ? [...given.subjects] : null,
  field: given.field ?? null,
  length: given.text?.length ?? 0,
  // Absent: the database's clock, by which imports are told apart.
  fetchedAt: given.fetchedAt,
})

/** Of the main citation the first key is the main one: the others are wider, as an amendment is than its section. */
export function citationRows({ number, work, given }: Arrival): Insertable<LibrarySchema['authorityCitation']>[] {
  const rows = new Map<string, Insertable<LibrarySchema['authorityCitation']>>()
  for (const written of given.citations)
    for (const key of citationKeys(written))
      if (!rows.has(key))
        rows.set(key, { authority: number, work: work ?? number, key, written, main: rows.size === 0 })
  return [...rows.values()]
}
