import { formsAsked } from '../text/form.ts'
import { isCommonStem, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { namesSubject, subjectsIn } from '../vocabulary/subjects-in.ts'
import { type Meaning, meaningsOf, termsAmong } from '../vocabulary/vocabulary.ts'
import { aspectsIn } from './aspects.ts'
import { hasDesignated } from './designated.ts'
import { speaksOfNamed } from './named-act.ts'
import { type Paired, pairsOf } from './pairs.ts'
import { sortAsked } from './sort-asked.ts'
import type { Node } from './tree.ts'

/** Words that people ask with, and that say little of what they ask. */
const chatty = new Set(
  'about accord actual after again against ago allow also although always answer anyth apply ask awai back base befor best better bring call case cite claim come court current decid decis differ directli doctrin doe done either element enough ever everi exactli exist explain factor find first follow get give given go good got happen help hold illeg id im itself just keep know last law lawyer legal let like long look lot made make mani matter mean mere more most much need never new now ok okai old onc onli order other own peopl permit person pleas point possibl provid put question realli reason recent relat rule said same sai say see show simpli some someon someth standard still sure take tell than thei thing think though time told too tri turn two us use veri want wai went what whatev while within without work yet'.split(
    ' ',
  ),
)

/** What a query is about: its words and what they mean in the law. */
export interface AskedFor {
  /** Each a word, or several that were written together: '12(b)(6)'. */
  words: readonly (readonly string[])[]
  meanings: readonly Meaning[]
  /** Words that are one term of the law together: by their places among the words. */
  terms: readonly (readonly number[])[]
  /** The forms in which each stem was written. */
  forms: ReadonlyMap<string, ReadonlySet<string>>
  /** Of the subjects that it names, the part of which a text has no word. */
  beside(text: string): number
  /** Whether a text has the words of an act that it names; true where it names none. */
  ofAct(text: string): boolean
  /** Whether a text has a form or part that it names by its number; true where it names none. */
  hasDesignated(text: string): boolean
  /** Whether it names any of these subjects. */
  ofSubject: boolean
  /** How much texts have of the pairs of words that stand beside each other in the query. */
  pairs(texts: readonly (string | undefined)[]): Paired
  /** How far an authority says what sort of thing is asked for: a time, a remedy. */
  sortOf: ReturnType<typeof sortAsked>
  /** Words that only ask of what aspect of a subject the law is wanted. */
  aside: ReadonlySet<string>
  /** Whether it has no word that says anything. */
  empty: boolean
}

/** Of such words the rest is no part of what is asked, unless there is no other. @param text as it was written */
export function askedFor(tree: Node, text: string): AskedFor {
  const nodes = tree.is === 'and' ? tree.of : [tree]
  const words = nodes.flatMap((node): string[][] =>
    node.is === 'word' ? [[node.stem]] : node.is === 'phrase' ? [written(node.words.map(({ stem }) => stem))] : [],
  )
  const stems = new Set(words.flat())
  const meanings = meaningsOf(stems)
  const meant = new Set(meanings.filter(({ said }) => said.length > 1).flatMap(({ said }) => said))
  const terms = termsAmong(words.map((word) => word.join(' ')))
  const inTerm = new Set(terms.flat())
  const telling = words.flatMap((word, at) =>
    word.length > 1 || !chatty.has(word[0] as string) || meant.has(word[0] as string) || inTerm.has(at) ? [at] : [],
  )
  const empty = words.every((word) => word.every(isCommonStem))
  const kept = telling.length > 0 ? telling : [...words.keys()]
  return {
    words: kept.map((at) => words[at] as readonly string[]),
    meanings,
    terms: terms.map((term) => term.map((at) => kept.indexOf(at))),
    forms: formsIn(text),
    beside: subjectsIn(text),
    ofAct: speaksOfNamed(text),
    hasDesignated: hasDesignated(text),
    ofSubject: namesSubject(text),
    pairs: pairsOf(text),
    sortOf: sortAsked(text),
    aside: aspectsIn(text, chatty),
    empty,
  }
}

/** A subdivision is part of its section: who asks for 12(b)(6) wants Rule 12. */
const written = (stems: readonly string[]): string[] => (/^\d/.test(stems[0] ?? '') ? stems.slice(0, 1) : [...stems])

function formsIn(text: string): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>()
  scanWords(text, 0, text.length, (word) => {
    const stem = stemOf(word)
    forms.set(stem, new Set([...(forms.get(stem) ?? []), ...formsAsked(word)]))
  })
  return forms
}
