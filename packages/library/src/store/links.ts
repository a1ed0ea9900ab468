import { citationKeys, type Span } from '@casewright/law'
import type { Insertable } from 'kysely'
import type { LibrarySchema } from '../schema.ts'

export type LinkFound = Omit<Link, 'citing'>
type Link = Insertable<LibrarySchema['authorityLink']>

/** Whom each passage of a text cites, its own citations left out. */
export function linksOf(text: string, passages: readonly Span[], ownKeys: readonly string[]): LinkFound[] {
  const own = new Set(ownKeys)
  return passages.flatMap(({ start, end }, passage) =>
    citationKeys(text.slice(start, end))
      .filter((key) => !own.has(key))
      .map((key) => ({ passage, key })),
  )
}
