import { separateOpinions } from '../opinions/voices.ts'
import { type Sentence, sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'
import { type Word, wordsOf } from './reading.ts'

/** The text of an authority, read once for all that is looked for in it. */
export interface HeldText {
  source: Source
  sentences: readonly (Sentence & {
    words: readonly Word[]
    /** By how much it ranks below others: a citation alone, words of a separate opinion. */
    discount: number
  })[]
  /** The sentences that have a stem, each once, in order. */
  having: ReadonlyMap<string, readonly number[]>
  /** How much a stem says here: the rarer, the more. */
  weightOf(stem: string): number
}

/** A sentence of fewer words is a heading or a mark, of more a table. */
const [fewest, most] = [3, 400]

const discounts = { separate: 0.08, citation: 0.12 }

/** 'Berman, Admissibility of Evidence, 55 N.W. L. Rev. 525, 532': numbers are a good part of it. */
const isCitation = (words: readonly Word[]): boolean =>
  words.filter(({ word }) => /\d/.test(word)).length * 7 >= words.length && words.length < 40

/** @param rarity how rare a stem is in the law as a whole, from 0 up; unless given, its rarity in this text */
export function readHeldText(text: string, rarity?: (stem: string) => number | undefined): HeldText {
  const source: Source = { text }
  const having = new Map<string, number[]>()
  const separate = separateOpinions(source)
  let opinion = 0
  const sentences = sentencesOf(source).flatMap((sentence) => {
    if (sentence.contents) return []
    const words = wordsOf(text.slice(sentence.start, sentence.end), sentence.start)
    if (words.length < fewest || words.length > most) return []
    while (opinion < separate.length && (separate[opinion]?.end ?? 0) <= sentence.start) opinion++
    const isSeparate = (separate[opinion]?.start ?? Number.POSITIVE_INFINITY) <= sentence.start
    return [
      {
        ...sentence,
        words,
        discount: (isSeparate ? discounts.separate : 0) + (isCitation(words) ? discounts.citation : 0),
      },
    ]
  })
  sentences.forEach(({ words }, at) => {
    for (const { stem, tells } of words) {
      if (!tells) continue
      const list = having.get(stem)
      if (!list) having.set(stem, [at])
      else if (list.at(-1) !== at) list.push(at)
    }
  })
  const count = sentences.length
  return {
    source,
    sentences,
    having,
    weightOf: (stem) => {
      const known = rarity?.(stem)
      if (known !== undefined) return known
      const times = having.get(stem)?.length ?? 0
      return Math.log(1 + (Math.max(count, 200) - times + 0.5) / (times + 0.5))
    },
  }
}

/** Whose words stand at a place, where they are not the court's: 'dissent', 'concurrence'. */
export const voiceAt = ({ source }: Pick<HeldText, 'source'>, { start }: Span) =>
  separateOpinions(source).find((one) => start >= one.start && start < one.end)
