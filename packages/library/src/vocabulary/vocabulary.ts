import { isCommon, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { abbreviations } from './abbreviations.ts'
import { business } from './business.ts'
import { clauses } from './clauses.ts'
import { courts } from './courts.ts'
import { criminal } from './criminal.ts'
import { everyday } from './everyday.ts'
import { facts } from './facts.ts'
import { liberties } from './liberties.ts'
import { privateLaw } from './private.ts'
import { termsOfArt } from './terms-of-art.ts'
import { work } from './work.ts'

/** Words of a query, in any order, and what the law says for them. All are stems. */
export interface Meaning {
  said: readonly string[]
  /** Each a word or a phrase. */
  terms: readonly (readonly string[])[]
  /** It is what the words abbreviate. */
  isName?: boolean
}

/** A query has no more of them, the most specific first. */
const most = 24

const stemsIn = (text: string): string[] => {
  const stems: string[] = []
  scanWords(text, 0, text.length, (word) => {
    if (!isCommon(word)) stems.push(stemOf(word))
  })
  return stems
}

const phrases = (list: string) => list.split(',').map(stemsIn)

let index: Map<string, Meaning[]> | undefined

function read(): Map<string, Meaning[]> {
  const byFirst = new Map<string, Meaning[]>()
  const add = (line: string, more: Pick<Meaning, 'isName'> = {}) => {
    const [said = '', means] = line.split('|')
    if (!means) return
    const terms = phrases(means).filter(({ length }) => length > 0)
    for (const words of phrases(said)) {
      const [first] = words
      if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), { said: [...new Set(words)], terms, ...more }])
    }
  }
  const lines = [criminal, liberties, work, courts, privateLaw, business, clauses, everyday, facts]
    .join('\n')
    .split('\n')
  for (const line of lines) add(line)
  for (const line of abbreviations.split('\n')) add(line, { isName: true })
  return byFirst
}

/** What the words of a query mean in the law's own words, the meanings of the most words first. */
export function meaningsOf(stems: ReadonlySet<string>): Meaning[] {
  index ??= read()
  const found: Meaning[] = []
  for (const stem of stems)
    for (const meaning of index.get(stem) ?? []) if (meaning.said.every((one) => stems.has(one))) found.push(meaning)
  return found.sort((one, other) => other.said.length - one.said.length).slice(0, most)
}

let arts: Map<string, (readonly string[])[]> | undefined

function readTerms(): Map<string, (readonly string[])[]> {
  const said = [...(index ?? read()).values()].flat().flatMap(({ terms, isName }) => (isName ? [] : terms))
  const all = [...phrases(termsOfArt.replaceAll('\n', ', ')), ...said].filter(({ length }) => length > 1)
  return Map.groupBy(all, ([first = '']) => first)
}

/** Where words stand together that are one term of the law: for each such term the places of its words. */
export function termsAmong(stems: readonly string[]): number[][] {
  arts ??= readTerms()
  const found: number[][] = []
  for (const [at, stem] of stems.entries()) {
    const fitting = (arts.get(stem) ?? []).filter((term) => term.every((one, nth) => stems[at + nth] === one))
    const longest = Math.max(0, ...fitting.map(({ length }) => length))
    if (longest > 1) found.push(Array.from({ length: longest }, (_, nth) => at + nth))
  }
  return found
}
