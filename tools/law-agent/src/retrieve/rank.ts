import { type FoundAuthority, leastRelevance } from '@casewright/core'
import { citationKeys, fewestTerms, sameCase, termFinder } from '@casewright/law'
import type { Question } from '../question/question.ts'
import type { Search, Searched } from './search.ts'

/** Authorities that an answer may rest on, at most. */
export const most = 8
/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const flat = 60
/** How much a search's judgment says of the question: a model searches for a part of it, rules for a phrase. */
const trust = { question: 1, model: 0.9, rules: 0 } as const
/** A part of a question that tells a story answers it with what is also near to the whole. */
const trustOfParts = 0.4
/** What the library judges alike keeps the order in which it found it for the question. */
const ofPlace = 0.0001
const mostPlaces = 100
/** Of an authority's place, how much is the share of the question's words that it has; the rest is its rank. */
const ofWords = 0.5

interface Joined {
  found: FoundAuthority
  /** Of all searches, by their places. */
  fused: number
  /** How sure the library is that it answers. */
  sure: number
  /** Among the results of the question's own search. */
  place: number
}

const keyOf = ({ citation, source, id }: FoundAuthority): string => citationKeys(citation)[0] ?? `${source}:${id}`

/** Whether a question cites or names an authority. @param cited authorities that the question cites */
export function isAskedFor(
  { names }: Pick<Question, 'names'>,
  cited: readonly FoundAuthority[],
): (found: FoundAuthority) => boolean {
  const keys = new Set(cited.map(keyOf))
  return (found) =>
    keys.has(keyOf(found)) || (found.kind === 'case' && names.some((name) => sameCase(name, found.title)))
}

/**
 * Joins the results of all searches, best first. What has too few of the question's words is left out, unless the
 * question cites or names it.
 * @param cited authorities that the question cites
 */
export function rank(
  question: Question,
  searched: readonly Searched[],
  cited: readonly FoundAuthority[],
): FoundAuthority[] {
  const all = new Map<string, Joined>()
  const isJudged = searched.some(({ search, judged }) => judged && search.by === 'question')
  const near = new Set(
    searched.flatMap(({ search, results, nearest = [] }) =>
      search.by === 'question' ? [...results, ...nearest].map(keyOf) : [],
    ),
  )
  const trustIn = ({ by, query }: Search, found: FoundAuthority) =>
    question.asked.includes(query.text) && question.states.length === 0 && near.has(keyOf(found))
      ? trustOfParts
      : trust[by]
  for (const { search, results, judged } of searched)
    for (const [at, found] of results.entries()) {
      const known: Joined = all.get(keyOf(found)) ?? { found, fused: 0, sure: 0, place: mostPlaces }
      known.fused += search.weight / (flat + at + 1)
      if (search.by === 'question') known.place = at
      if (judged) known.sure = Math.max(known.sure, trustIn(search, found) * found.relevance)
      // The question's own search comes first; of the others the one that ranks it best shows it.
      if (!known.found.passage && found.passage) known.found = found
      all.set(keyOf(found), known)
    }
  const best = Math.max(...[...all.values()].map(({ fused }) => fused), Number.EPSILON)
  const termsIn = termFinder(question.terms)
  const first = new Set(cited.map(keyOf))
  const isNamed = isAskedFor(question, [])
  const scored = [...all.values()].flatMap(({ found, fused, sure, place }) => {
    if (first.has(keyOf(found))) return []
    const named = isNamed(found)
    if (isJudged) {
      if (!named && sure < leastRelevance.related) return []
      const score = sure - ofPlace * place
      return [{ found, score: (named ? 1 : 0) + score }]
    }
    const terms = termsIn(wordsOf(found)).size
    const share = terms / Math.max(1, question.terms.length)
    if (!named && (question.terms.length === 0 || terms < leastOf(found, question.terms.length))) return []
    return [{ found, score: (named ? 1 : 0) + ofWords * share + (1 - ofWords) * (fused / best) }]
  })
  scored.sort((one, other) => other.score - one.score)
  const shown = cited.map((one) => all.get(keyOf(one))?.found ?? one)
  return [...shown, ...scored.map(({ found }) => found)].slice(0, most)
}

const wordsOf = ({ title, holding = '', keyPoints = [], snippet, passage }: FoundAuthority): string =>
  [title, holding, ...keyPoints, snippet?.text ?? '', passage?.words ?? ''].join(' ')

/** Of an authority with a text only an excerpt is seen here: the search has looked at the rest. */
const leastOf = ({ passage, holding }: FoundAuthority, terms: number): number =>
  passage || !holding ? Math.min(2, fewestTerms(terms)) : fewestTerms(terms)
