import type { Sentence } from '../../../sentences/sentences.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
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
  /** What follows its figure, where a sentence has several. */
  followedBy?: RegExp
  /** What must be the same in both places, such as who may act: undefined where it cannot be told. */
  of?: (words: string) => string | undefined
}

/** Turns of phrase that make no case of their own. */
const harmless =
  /\bunless (?:it is |the parties |otherwise |earlier |sooner ){0,2}(?:ended|terminated|agreed|renewed|extended|canceled|provided|stated)\b(?: (?:earlier|sooner|otherwise|under|in accordance with|pursuant to|as)\b[^,.;]{0,60})?|\bin no (?:event|case)\b|\bexcept as (?:otherwise )?(?:provided|stated|set forth|required by law)\b[^,.;]{0,60}|\b(?:per|each|every|a) (?:calendar )?(?:year|annum)\b/gi

/** How far apart two figures must be: 30 days and a month are one. */
const apart = (one: number, other: number): boolean => Math.max(one, other) / Math.min(one, other) > 1.02

/** A verb, or a label with a colon as in a schedule. */
const verb = /\b(?:shall|will|must|is|are|agrees?|pays?|bears?|accrues?|consists?|earns?)\b|^[^.:]{3,40}:\s/i

/** The sentences that state a topic, each with its only figure. */
const stated = (
  document: CheckedDocument,
  { says, not, without, of, asClause, followedBy }: Topic,
  figuresIn: (document: CheckedDocument, sentence: Sentence) => readonly Figure[],
): { figure: Figure; of: string }[] =>
  document.sentences.flatMap((sentence) => {
    // What leads to a figure in a schedule says as much as a colon.
    const words = sentence.text.slice(0, longest).replace(/\s?[.…_]{4,200}\s?/g, ': ')
    if (
      sentence.contents ||
      words.length > 700 ||
      !says.test(words) ||
      not?.test((without ? words.replace(without, ' ') : words).replace(harmless, ' '))
    )
      return []
    if (asClause && !verb.test(words)) return []
    const whose = of ? of(words) : ''
    const all = figuresIn(document, sentence)
    const figures =
      followedBy && all.length > 1
        ? all.filter(({ end }) =>
            followedBy.test(
              ownPages(document)
                .slice(end, end + 40)
                .replace(/\s/g, ' '),
            ),
          )
        : all
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
