import type { CaseCitation, Citation, LawCitation } from '../citations/citation.ts'
import { citationKey, keysOfCitation } from '../citations/keys/citation-key.ts'
import type { Span } from '../span/span.ts'
import { readOpinion } from './read-opinion.ts'
import { invalidated } from './statutes.ts'
import type { Opinion, Treatment } from './treatment.ts'

/** An authority that an opinion cites, with all that the opinion says of it. */
export interface TreatedAuthority {
  /** Its first full citation. */
  citation: CaseCitation | LawCitation
  keys: string[]
  /** How often it is named: in full, in short, by id., by a word of its name. */
  mentions: number
  /** Where it is cited first, with the words that it is cited for. */
  sentence: Span
  /** Empty: it is only cited. */
  treatments: Treatment[]
  /** Of a statute: the sentence in which the court holds it unconstitutional. */
  invalidated: Span | null
}

/** Words of a sentence besides its citations that tell what they are cited for. */
const fewLetters = 40
const longest = 600

/** Every case and enactment that an opinion cites, once each. The opinion's own case is left out. */
export function authoritiesIn(opinion: Opinion, ownKeys: readonly string[] = []): TreatedAuthority[] {
  const { said, mentions, citations, sentences } = readOpinion(opinion)
  const own = new Set(ownKeys)
  const isOwn = (citation: Citation) => keysOfCitation(citation).some((key) => own.has(key))
  const found = new Map<string, TreatedAuthority>()
  const add = (citation: CaseCitation | LawCitation, span: Span) => {
    const key = citationKey(citation)
    if (!key || own.has(key)) return
    const known = found.get(key)
    if (known) known.mentions++
    else
      found.set(key, {
        citation,
        keys: keysOfCitation(citation),
        mentions: 1,
        sentence: sentenceAt(span),
        treatments: [],
        invalidated: null,
      })
  }
  for (const { authority, start, end } of mentions) {
    const citation = authority === null ? undefined : citations[authority]
    // A name before its case is cited may be anybody's: 'the third man, Katz'.
    if (citation?.kind === 'case' && start >= citation.start) add(citation, { start, end })
  }
  for (const citation of citations) if (citation.kind === 'law') add(citation, citation)
  for (const treatment of said) {
    const key = citationKey(treatment.of)
    // No decision does anything to itself: a scanner, or we, misread.
    const isItsOwn = treatment.by !== null && treatment.by !== 'this opinion' && isOwn(treatment.by)
    const cited = key ? found.get(key) : undefined
    cited?.treatments.push(isItsOwn ? { ...treatment, by: 'this opinion' } : treatment)
  }
  for (const { start, end, law } of invalidated(opinion, citations, sentences)) {
    const cited = found.get(citationKey(law) ?? '')
    if (cited) cited.invalidated ??= { start, end }
  }
  return [...found.values()]

  /** The sentence around a place; with the one before it, where it has hardly a word but citations. */
  function sentenceAt(span: Span): Span {
    let [low, high] = [0, sentences.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((sentences[middle] as Span).start <= span.start) low = middle
      else high = middle - 1
    }
    const here = sentences[low]
    if (!here || here.end <= span.start) return span
    const words = opinion.text.slice(here.start, Math.min(span.start, here.start + longest))
    const before = sentences[low - 1]
    const isBare = words.replace(/[^\p{L}]/gu, '').length < fewLetters && here.end - span.end < fewLetters
    const start = isBare && before && here.start - before.start < longest ? before.start : here.start
    return {
      start: Math.max(start, span.start - longest),
      end: Math.min(Math.max(here.end, span.end), span.end + longest),
    }
  }
}
