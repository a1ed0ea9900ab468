import { type HarshId, type HarshTerm, harshAt } from '@casewright/law'
import { type Fix, strike } from './fix.ts'
import type { AtPlace, Guide } from './guide-of.ts'
import { harshFixes } from './harsh-fixes.ts'
import { groundFixes } from './harsh-fixes-grounds.ts'
import { withArticle } from './names.ts'

const openSides = { bearer: '[the party that bears it]', gainer: '[the other party]' } as const

const wordingsOf = (fix: Fix['wordings'], { bearer, gainer }: { bearer: string; gainer: string }, term?: HarshTerm) => {
  const filled = fix(term ?? {}).map((words) =>
    words
      .replaceAll('{bearer}', () => bearer)
      .replaceAll('{gainer}', () => gainer)
      .replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  )
  return [filled[0] ?? '', filled[1] ?? ''] as const
}

/** What to decide on a harsh term, with two ways out of it. */
export const harshGuides: Readonly<Record<string, Guide>> = Object.fromEntries(
  Object.entries(harshFixes).map(([id, { decide, wordings }]) => [
    id,
    { decide, wordings: wordingsOf(wordings, openSides) },
  ]),
)

/** Of a term whose kind is not sure: ways out of what makes it harsh by its own words; where they do not tell, those of its likeliest kind. */
const fixOf = ({ grounds = [], likeliest }: HarshTerm, given: Fix): Fix => {
  const [first, second] = grounds
  if (first) return { ...given, wordings: () => [groundFixes[first], second ? groundFixes[second] : strike] }
  return likeliest ? harshFixes[likeliest] : given
}

const atHarsh =
  (given: Fix): AtPlace =>
  (paper, place) => {
    const term = place && harshAt(paper, place)
    if (!term) return undefined
    const named = (name: string | undefined, open: string): string => (name ? withArticle(paper, name) : open)
    const fix = term.id === 'harsh.term' ? fixOf(term, given) : given
    const sides = { bearer: named(term.bearer, openSides.bearer), gainer: named(term.gainer, openSides.gainer) }
    return wordingsOf(fix.wordings, sides, term)
  }

/** The same in the words of the paper: its names for the sides, and of its sentence what can stay. */
export const harshAtPlace: Readonly<Record<string, AtPlace>> = Object.fromEntries(
  (Object.entries(harshFixes) as [HarshId, Fix][]).map(([id, fix]) => [id, atHarsh(fix)]),
)
