import { isCommonStem } from '../text/stem.ts'
import { type Meaning, meaningsOf } from '../vocabulary/vocabulary.ts'
import type { Node } from './tree.ts'

/** Words that people ask with, and that say little of what they ask. */
const chatty = new Set(
  'about accord actual after again against ago allow also although always answer anyth apply ask awai back base befor best better bring call case cite claim come court current decid decis differ directli doe done either enough ever everi exactli exist explain find first follow get give given go good got happen help hold illeg id im itself just keep know last law lawyer legal let like long look lot made make mani matter mean mere more most much need never new now ok okai old onc onli order other own peopl permit person pleas point possibl provid put question realli reason recent relat rule said same sai say see show simpli some someon someth still sure take tell than thei thing think though time told too tri turn two us use veri want wai went what whatev while within without work yet'.split(
    ' ',
  ),
)

/** What a query is about: its words and what they mean in the law. */
export interface AskedFor {
  /** Each a word, or several that were written together: '12(b)(6)'. */
  words: readonly (readonly string[])[]
  meanings: readonly Meaning[]
  /** Whether it has no word that says anything. */
  empty: boolean
}

/** Of such words the rest is no part of what is asked, unless there is no other. */
export function askedFor(tree: Node): AskedFor {
  const nodes = tree.is === 'and' ? tree.of : [tree]
  const words = nodes.flatMap((node): string[][] =>
    node.is === 'word' ? [[node.stem]] : node.is === 'phrase' ? [written(node.words.map(({ stem }) => stem))] : [],
  )
  const stems = new Set(words.flat())
  const meanings = meaningsOf(stems)
  const meant = new Set(meanings.filter(({ said }) => said.length > 1).flatMap(({ said }) => said))
  const telling = words.filter(
    (word) => word.length > 1 || !chatty.has(word[0] as string) || meant.has(word[0] as string),
  )
  const empty = words.every((word) => word.every(isCommonStem))
  return { words: telling.length > 0 ? telling : words, meanings, empty }
}

/** A subdivision is part of its section: who asks for 12(b)(6) wants Rule 12. */
const written = (stems: readonly string[]): string[] => (/^\d/.test(stems[0] ?? '') ? stems.slice(0, 1) : [...stems])
