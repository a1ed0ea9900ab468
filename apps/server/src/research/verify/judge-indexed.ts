import type { Answers } from './answers.ts'
import { foundOf, type Judged, type Names } from './status.ts'
import type { Written } from './written.ts'

/**
 * A case that nobody has, by the case index of its volume: no case begins in the middle of another, nor on a page that the
 * index gives to one that ends there. Null: the index does not say.
 */
export function judgeIndexed({ text, cites }: Written, all: readonly Answers[], names: Names): Judged | null {
  const at = all.findIndex(({ inside }) => inside !== undefined)
  const { inside, notes = [] } = all[at] ?? {}
  const written = cites[at]?.normalized ?? ''
  if (inside) {
    const { first, last } = inside.pages ?? {}
    const has = first && last ? `, which has pages ${first} to ${last}` : ''
    return {
      authority: inside,
      check: {
        text,
        status: 'mismatch',
        reason: `No case begins at ${written}: in the case index that page is inside ${inside.title}, ${inside.citation}${has}.`,
        found: foundOf(inside, names),
        differences: [{ field: 'page', written, found: `inside ${inside.title}, ${inside.citation}` }],
      },
    }
  }
  const excluded = all.find(({ isExcluded }) => isExcluded)
  return excluded ? { check: { text, status: 'not-found', reason: excluded.notes.join(' ') || notes.join(' ') } } : null
}
