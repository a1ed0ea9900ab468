import type { DocumentCheck } from '../check.ts'
import { heads } from './heads.ts'
import { type HarshId, type HarshTerm, harshTerms } from './read.ts'

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
        .map((term) => ({ start: term.start, end: term.end, message: messageOf(says, term) })),
  }
})
