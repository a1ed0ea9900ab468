import type { CaseCitation, Citation } from '../citations/citation.ts'
import { wordsAt } from '../span/span.ts'
import type { Treatment, TreatmentKind } from './treatment.ts'

/** What the history of a citation says, by its first words. "Overruled by" is read as a sentence is. */
const kinds: readonly [RegExp, TreatmentKind][] = [
  [/^(?:aff['’]?d|affirmed)/i, 'affirmed'],
  [/^(?:rev['’]?d|reversed)/i, 'reversed'],
  [/^vacated/i, 'vacated'],
]
/** The later decision cited first: "Y, rev'g X". */
const turned: readonly [RegExp, TreatmentKind][] = [
  [/^(?:aff['’]?g|affirming)/i, 'affirmed'],
  [/^(?:rev['’]?g|reversing)/i, 'reversed'],
  [/^vacating/i, 'vacated'],
]

/** Histories written between citations: "X, aff'd, Y", "X, rev'd on other grounds, Y", "Y, rev'g X". */
export function historiesIn(text: string, citations: readonly Citation[]): Treatment[] {
  const cases = citations.filter((citation): citation is CaseCitation => citation.kind === 'case')
  return cases.flatMap((later, i) => {
    const earlier = cases[i - 1]
    if (!later.history || !earlier) return []
    const { history } = later
    const straight = kinds.find(([words]) => words.test(history))
    const back = turned.find(([words]) => words.test(history))
    const found = straight ?? back
    if (!found) return []
    const span = { start: earlier.start, end: later.end }
    const [of, by] = straight ? [earlier, later] : [later, earlier]
    // "On other grounds" leaves standing what the decision is cited for.
    const certainty = /other grounds|in part/i.test(history) ? 0.6 : 0.95
    return [
      {
        ...span,
        kind: found[1],
        of,
        by,
        voice: 'court' as const,
        isDenied: false,
        certainty,
        words: wordsAt({ text }, span),
      },
    ]
  })
}
