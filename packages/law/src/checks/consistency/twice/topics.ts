import type { Sentence } from '../../../sentences/sentences.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest } from '../../reading/prose.ts'
import { bothSay, type Contradiction } from '../support/told.ts'

/** A figure of a sentence, as it is compared and as it is told. */
export interface Figure extends Span {
  value: number
  shown: string
}

/** Something of which a paper has one figure. */
export interface Topic {
  /** After 'for': 'the interest on the loan'. */
  name: string
  says: RegExp
  /** What makes it another thing, time or case. */
  not?: RegExp
  /** What does not count for `not`. */
  without?: RegExp
  /** Whether it must be said in a sentence with a verb: figures in a list of choices are none. */
  asClause?: boolean
  /** What must be the same in both places, such as who may act: undefined where it cannot be told. */
  of?: (words: string) => string | undefined
}

/** How far apart two figures must be: 30 days and a month are one. */
const apart = (one: number, other: number): boolean => Math.max(one, other) / Math.min(one, other) > 1.02

const verb = /\b(?:shall|will|must|is|are|agrees?|pays?|bears?|accrues?|consists?|earns?)\b/i

/** The sentences that state a topic, each with its only figure. */
const stated = (
  document: CheckedDocument,
  { says, not, without, of, asClause }: Topic,
  figuresIn: (document: CheckedDocument, sentence: Sentence) => readonly Figure[],
): { figure: Figure; of: string }[] =>
  document.sentences.flatMap((sentence) => {
    const words = sentence.text.slice(0, longest)
    if (
      sentence.contents ||
      words.length > 700 ||
      !says.test(words) ||
      not?.test(without ? words.replace(without, ' ') : words)
    )
      return []
    if (asClause && !verb.test(words)) return []
    const whose = of ? of(words) : ''
    const figures = figuresIn(document, sentence)
    const [figure] = figures
    return figure && whose !== undefined && figures.length === 1 && figure.value > 0 ? [{ figure, of: whose }] : []
  })

/** Topics that are stated twice with different figures. */
export const topicsTwice = (
  document: CheckedDocument,
  topics: readonly Topic[],
  figuresIn: (document: CheckedDocument, sentence: Sentence) => readonly Figure[],
): Contradiction[] =>
  topics.flatMap((topic): Contradiction[] => {
    const groups = Map.groupBy(stated(document, topic, figuresIn), ({ of }) => of)
    return [...groups.values()].flatMap((group): Contradiction[] => {
      const [first] = group
      const different = group.filter(({ figure }) => first && apart(figure.value, first.figure.value))
      const [second] = different
      // A third figure shows that the words stand for more than one thing.
      if (!first || !second || different.some(({ figure }) => apart(figure.value, second.figure.value))) return []
      return [
        {
          places: [first.figure, second.figure],
          message: bothSay(
            document,
            first.figure,
            `${first.figure.shown} for ${topic.name}`,
            second.figure,
            second.figure.shown,
          ),
        },
      ]
    })
  })
