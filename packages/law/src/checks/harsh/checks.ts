import type { DocumentCheck } from '../check.ts'
import { heads } from './heads.ts'
import type { HarshId } from './ids.ts'
import { harshTerms } from './read.ts'
import type { HarshTerm } from './term.ts'

const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
/** What a sentence does, with the sides as the paper calls them; with care where no rule read it. */
const messageOf = (says: string, { bearer, gainer, isLearned, likeliest }: HarshTerm): string => {
  const words = says
    .replaceAll('{bearer}', () => bearer ?? 'one side')
    .replaceAll('{gainer}', () => gainer ?? 'the other side')
  const like = likeliest ? ` It is most like a term of this kind: ${small(heads[likeliest].title)}.` : ''
  return isLearned ? `As it reads, ${words}${like}` : words.charAt(0).toUpperCase() + words.slice(1)
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
