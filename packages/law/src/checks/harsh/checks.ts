import type { DocumentCheck } from '../check.ts'
import { heads } from './heads.ts'
import type { HarshId } from './ids.ts'
import { bare } from './learned/prose.ts'
import { toldOf } from './learned/told.ts'
import { harshTerms } from './read.ts'
import type { HarshTerm } from './term.ts'

/** What a sentence does, with the sides as the paper calls them. */
const messageOf = (says: string, { bearer, gainer }: HarshTerm): string => {
  const words = says
    .replaceAll('{bearer}', () => bearer ?? 'one side')
    .replaceAll('{gainer}', () => gainer ?? 'the other side')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Harsh terms in whatever words, each shown by who bears what, who gains, and what makes it harsh. */
export const harshChecks: readonly DocumentCheck[] = (Object.keys(heads) as HarshId[]).map((id) => {
  const { says, ...head } = heads[id]
  return {
    ...head,
    id,
    insight: 'risk',
    concerns: ['contract'],
    find: (document) =>
      harshTerms(document)
        .filter((term) => term.id === id)
        .map((term) => {
          const { start, end, isLearned } = term
          const message = isLearned ? toldOf(bare(document.text.slice(start, end)), term) : messageOf(says, term)
          return { start, end, message }
        }),
  }
})
