import { wordsAt } from '../span/span.ts'
import { readOpinion } from './read-opinion.ts'
import type { Opinion, Treatment } from './treatment.ts'

/**
 * What an opinion says of the decisions that it cites: who overrules, limits or follows whom, in whose voice, and how
 * surely. Rules of grammar and the field's vocabulary, in time linear in the text.
 */
export function treatmentsIn(opinion: Opinion): Treatment[] {
  const { text } = opinion
  const { said, mentions, citations } = readOpinion(opinion)
  const known = new Set(said.map(({ of }) => of))
  const first = new Set(mentions.flatMap(({ authority }) => (authority === null ? [] : [authority])))
  // Decisions of which nothing more is said, each at its first full citation.
  const onlyCited = [...first].flatMap((authority): Treatment[] => {
    const of = citations[authority]
    if (of?.kind !== 'case' || known.has(of)) return []
    const span = { start: of.start, end: of.end }
    const plain = { by: 'this opinion', voice: 'court', isDenied: false, certainty: 1 } as const
    return [{ ...span, kind: 'cited', of, ...plain, words: wordsAt({ text }, span) }]
  })
  return [...said, ...onlyCited].sort((one, other) => one.start - other.start)
}
