import type { FoundAuthority, Law } from '@casewright/core'
import { courtsOpinionAt, readable, type Sentence, sentencesOf } from '@casewright/law'
import type { Passage } from '../output.ts'
import { fewestTerms } from '../question/fewest-terms.ts'
import { termFinder } from '../question/words.ts'

/** An authority as it was read. */
export interface Read {
  found: FoundAuthority
  /** The id under which the text is held. */
  id: string
  /** Null: no text of it could be had. */
  text: string | null
}

/** Texts that are read, from the top. */
const mostRead = 6
/** A passage, in characters: a sentence that is longer is cut at a word. */
const mostCharacters = 700
/** A sentence that is shorter gets the next one. */
const short = 110
/** Courts say with these words what the rule is, and what they decide. */
const deciding =
  /\b(?:(?:must|has to|need) (?:show|prove|establish|demonstrate)|elements?|the (?:test|standard|question|rule) is|in order to|we (?:hold|held|conclude|decide|affirm|reverse)|hold(?:s|ing)?|held|must|shall|requires?|may not|is not|rule)\b/i

/** Reads the texts of the first authorities. One that cannot be read is used by what the search told of it. */
export async function readTexts(law: Pick<Law, 'read'>, found: readonly FoundAuthority[]): Promise<Read[]> {
  return Promise.all(
    found.map(async (one, at): Promise<Read> => {
      const id = one.passage?.authority ?? one.id
      const read = at < mostRead ? await law.read(id).catch(() => null) : null
      const text = read?.text || null
      return { found: one, id: text ? (read?.authority.id ?? id) : id, text }
    }),
  )
}

/**
 * The passages of an authority that bear on the question: sentences of its text with the most of the question's words,
 * those of the opinion of the court first; else the source's excerpt; else what the library's editors say.
 * @param number of its reference, from 1
 */
export function passagesOf(read: Read, terms: readonly string[], number: number, most: number): Passage[] {
  const { found, text, id } = read
  if (text) {
    const own = sentencesFor(text, found.kind === 'case', terms).slice(0, most)
    if (own.length > 0)
      return own.map((span) => ownPassage(text.slice(span.start, span.end), id, number, span, span.aside))
  }
  const { passage } = found
  if (passage && (text === null || text.slice(passage.start, passage.end) === passage.words))
    return [ownPassage(passage.words, passage.authority ?? id, number, passage, false)]
  if (found.holding) return [{ reference: number, words: found.holding, of: 'editors' }]
  return found.snippet ? [{ reference: number, words: readable(found.snippet.text), of: 'source' }] : []
}

export const readingAddress = (id: string, start?: number, end?: number): string =>
  `/library/${encodeURIComponent(id)}${start === undefined ? '' : `?start=${start}&end=${end}`}`

function ownPassage(
  words: string,
  authority: string,
  reference: number,
  { start, end }: { start: number; end: number },
  aside: boolean,
): Passage {
  return {
    reference,
    words: readable(words),
    of: 'authority',
    anchor: { authority, start, end, words },
    href: readingAddress(authority, start, end),
    ...(aside && { aside }),
  }
}

interface Chosen {
  start: number
  end: number
  aside: boolean
  score: number
}

/** Sentences that have enough of the question's words, best first. A rare word of the text says more than a common one. */
function sentencesFor(text: string, isCase: boolean, terms: readonly string[]): Chosen[] {
  if (terms.length === 0) return []
  const source = { text }
  const opinion = isCase ? courtsOpinionAt(source) : { start: 0, end: text.length }
  const sentences = sentencesOf(source).filter(({ contents }) => !contents)
  const termsIn = termFinder(terms)
  const having = sentences.map((sentence) => termsIn(sentence.text))
  const weights = terms.map((_, term) => {
    const count = having.reduce((sum, found) => sum + (found.has(term) ? 1 : 0), 0)
    return Math.log(1 + sentences.length / (1 + count))
  })
  const least = Math.min(fewestTerms(terms.length), 3)
  return sentences
    .flatMap((sentence, at) => {
      const found = having[at] ?? new Set()
      if (found.size < least || sentence.text.length < 40) return []
      const aside = sentence.start < opinion.start || sentence.end > opinion.end
      const sum = [...found].reduce((total, term) => total + (weights[term] ?? 0), 0)
      const score = sum * (deciding.test(sentence.text) ? 1.3 : 1) * (aside ? 0.5 : 1)
      return [{ ...spanOf(text, sentence, sentences[at + 1]), aside, score }]
    })
    .sort((one, other) => other.score - one.score)
}

function spanOf(text: string, sentence: Sentence, next: Sentence | undefined): { start: number; end: number } {
  const { start } = sentence
  const withNext = sentence.text.length < short && next && next.paragraph === sentence.paragraph
  const end = withNext ? next.end : sentence.end
  if (end - start <= mostCharacters) return { start, end }
  const space = text.lastIndexOf(' ', start + mostCharacters)
  return { start, end: space > start ? space : start + mostCharacters }
}
