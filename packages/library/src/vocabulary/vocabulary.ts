import { isCommon, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { business } from './business.ts'
import { courts } from './courts.ts'
import { criminal } from './criminal.ts'
import { liberties } from './liberties.ts'
import { privateLaw } from './private.ts'
import { work } from './work.ts'

/** Words of a query, in any order, and what the law says for them. All are stems. */
export interface Meaning {
  said: readonly string[]
  /** Each a word or a phrase. */
  terms: readonly (readonly string[])[]
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
  const lines = [criminal, liberties, work, courts, privateLaw, business].join('\n').split('\n')
  for (const line of lines) {
    const [said = '', means] = line.split('|')
    if (!means) continue
    const terms = phrases(means).filter(({ length }) => length > 0)
    for (const words of phrases(said)) {
      const [first] = words
      if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), { said: [...new Set(words)], terms }])
    }
  }
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
