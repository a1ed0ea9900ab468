import { sentencesOf } from '@casewright/law'
import type { Place } from './output.ts'
import type { ResultText } from './texts.ts'

/** So many sentences in all, so many of one result; a sentence has so many characters. */
const most = { sentences: 4, ofOne: 2, ofPage: 80, characters: 420 }
const fewest = { words: 6 }
/** How much a result's place counts beside the words of the query. */
const weightOfPlace = 0.5
/** Two sentences of which so many words agree say the same. */
const same = 0.6

const common = new Set(
  'the a an of in on at to for from by with and or not is are was were be as about what which who how when under law legal latest recent news'.split(
    ' ',
  ),
)

/** Words without their endings: 'rules' and 'ruling' are one. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
    .filter((word) => !common.has(word))
    .map((word) => word.replace(/(?:ings?|ed|es|s|e)$/u, (end) => (word.length - end.length < 3 ? end : '')))

/** A whole sentence: it begins as one, and is not cut off at its end. */
const isWhole = (text: string): boolean =>
  text.length <= most.characters &&
  text.split(' ').length >= fewest.words &&
  /^["“'‘(]?[\p{Lu}\p{N}]/u.test(text) &&
  /[.!?]["”'’)]{0,2}$/.test(text) &&
  !/(?:\.\.\.|…)["”'’)]{0,2}$/.test(text)

interface Candidate extends Place {
  words: string
  terms: Set<string>
  score: number
}

/** The sentences of the results that answer a query best, word for word, in the order of the results. */
export function extractsOf(query: string, texts: readonly ResultText[]): Place[] {
  const all = texts.flatMap(candidatesOf)
  const wanted = new Set(wordsOf(query))
  const rarity = new Map(
    [...wanted].map((term) => [
      term,
      Math.log(1 + all.length / (1 + all.filter(({ terms }) => terms.has(term)).length)),
    ]),
  )
  const scored = all.flatMap((one) => {
    const told = [...wanted].reduce((sum, term) => sum + (one.terms.has(term) ? (rarity.get(term) ?? 0) : 0), 0)
    if (wanted.size > 0 && told === 0) return []
    return { ...one, score: told + weightOfPlace / one.result }
  })
  const chosen: Candidate[] = []
  for (const one of scored.sort((a, b) => b.score - a.score)) {
    if (chosen.length === most.sentences) break
    const ofSame = chosen.filter(({ result }) => result === one.result).length
    if (ofSame < most.ofOne && !chosen.some((other) => like(one.terms, other.terms) > same)) chosen.push(one)
  }
  return chosen.sort((a, b) => a.result - b.result).map(({ words, result, from }) => ({ words, result, from }))
}

function candidatesOf({ number, snippet, page }: ResultText): Candidate[] {
  const of = (text: string, from: Place['from']) =>
    sentencesOf({ text })
      .slice(0, most.ofPage)
      .filter((sentence) => isWhole(sentence.text))
      .map(({ text: words }) => ({ words, result: number, from, terms: new Set(wordsOf(words)), score: 0 }))
  return [...of(snippet, 'snippet'), ...(page ? of(page, 'page') : [])]
}

const like = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((term) => other.has(term)).length / Math.max(1, Math.min(one.size, other.size))
