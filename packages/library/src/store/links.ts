import { citationKeys, type Span } from '@casewright/law'
import type { Insertable } from 'kysely'
import type { LibrarySchema } from '../schema.ts'

export type Link = Insertable<LibrarySchema['authorityLink']>

/** Whom each passage of a text cites, its own citations left out. */
export function linksOf(citing: number, text: string, passages: readonly Span[], ownKeys: readonly string[]): Link[] {
  const own = new Set(ownKeys)
  return passages.flatMap(({ start, end }, passage) =>
    citationKeys(text.slice(start, end))
      .filter((key) => !own.has(key))
      .map((key) => ({ citing, passage, key })),
  )
}
