import type { Span } from '@casewright/law'
import type { Insertable } from 'kysely'
import { citedIn } from '../keys.ts'
import { passageAt } from '../text/passages.ts'
import type { LibrarySchema } from './schema.ts'

export type Link = Insertable<LibrarySchema['authorityLink']>

/** Whom a text cites, once for each passage, its own citations left out. */
export function linksOf(citing: number, text: string, passages: readonly Span[], ownKeys: readonly string[]): Link[] {
  const links = new Map<string, Link>()
  const own = new Set(ownKeys)
  for (const { key, at } of citedIn(text)) {
    if (own.has(key)) continue
    const passage = passageAt(passages, at)
    const id = `${passage} ${key}`
    if (!links.has(id)) links.set(id, { citing, passage, key, at })
  }
  return [...links.values()]
}
