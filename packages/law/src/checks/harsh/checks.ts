import type { DocumentCheck } from '../check.ts'
import { heads } from './heads.ts'
import type { HarshId } from './ids.ts'
import { bare } from './learned/prose.ts'
import { harshTerms } from './read.ts'
import { toldOf } from './told.ts'

/** Harsh terms in whatever words, each shown by who bears what, who gains, and what makes it harsh. */
export const harshChecks: readonly DocumentCheck[] = (Object.keys(heads) as HarshId[]).map((id) => {
  const { title, severity, category, why, advice } = heads[id]
  return {
    title,
    severity,
    category,
    why,
    advice,
    id,
    insight: 'risk',
    concerns: ['contract'],
    find: (document) =>
      harshTerms(document)
        .filter((term) => term.id === id)
        .map((term) => ({
          start: term.start,
          end: term.end,
          message: toldOf(bare(document.text.slice(term.start, term.end)), term),
        })),
  }
})
