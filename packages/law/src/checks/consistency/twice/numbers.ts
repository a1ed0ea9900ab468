import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { type Figure, type Topic, topicsTwice } from './topics.ts'

const cases =
  /\b(?:if|unless|except|additional|increas\w{1,3}|approximately|up to|at least|minimum|quorum|vacan\w{1,4}|each|after|first|second)\b/i

interface Counted extends Topic {
  /** The thing that is counted. */
  thing: string
}

/** Numbers of which a paper has one. */
const topics: readonly Counted[] = [
  {
    name: 'the area of the premises',
    thing: '(?:rentable |usable )?square feet',
    says: /\bpremises\b.{0,80}\b(?:contain\w{0,3}|compris\w{1,4}|consist\w{0,3}|measur\w{1,3}|of)\b.{0,60}\bsquare feet\b|\bsquare feet[^.]{0,30}\([^()]{0,6}[“"]Premises/i,
    not: /\b(?:building|expansion|additional|storage|approximately|about|up to|at least|per|project|floor|remain\w{1,4}|offer)\b/i,
  },
  {
    name: 'vacation',
    thing: '(?:\\w{1,12} )?days of (?:paid )?vacation',
    says: /\bvacation\b/i,
    not: cases,
  },
  {
    name: 'the shares under the option',
    thing: '(?:\\w{1,12} )?shares',
    says: /\boption to purchase\b.{0,40}\bshares\b/i,
    not: cases,
  },
  {
    name: 'the directors',
    thing: 'directors',
    says: /\bboard\b.{0,40}\b(?:consists? of|made up of|composed of|comprises?|has|have)\b.{0,40}\bdirectors\b/i,
    not: cases,
  },
  {
    name: 'the arbitrators',
    thing: '(?:neutral )?arbitrators?',
    says: /\b(?:conducted by|decided by|heard by|before|consists? of|panel of)\b.{0,20}\barbitrators?\b/i,
    not: /\b(?:appoints?|selects?|each|if|unless|less than|more than|exceed\w{0,3}|appeal)\b/i,
  },
]

const figure = `(?:\\b(${numberWords})\\s\\((\\d{1,3}(?:,\\d{3})*)\\)|(?<![$€£\\d.,])(\\d{1,3}(?:,\\d{3})*)|\\b(${numberWords}|single|sole))`
const patterns = new Map(topics.map((topic) => [topic, new RegExp(`${figure}\\s${topic.thing}\\b`, 'gi')]))

const figuresFor =
  (topic: Counted) =>
  (document: CheckedDocument, { start, end }: Sentence): Figure[] => {
    const words = ownPages(document).slice(start, end).replace(/\s/g, ' ')
    const pattern = patterns.get(topic)
    return pattern
      ? [...words.matchAll(pattern)].map((found) => {
          const [all, , doubled, digits, written = ''] = found
          const value =
            Number((doubled ?? digits ?? '').replaceAll(',', '')) ||
            (/^(?:single|sole)$/i.test(written) ? 1 : (valueOfWords(written) ?? 0))
          return {
            start: start + found.index,
            end: start + found.index + all.length,
            value,
            shown: value.toLocaleString('en-US'),
          }
        })
      : []
  }

/** Numbers of things that are stated twice and differently. */
export const numbersTwice = (document: CheckedDocument): Contradiction[] =>
  topics.flatMap((topic) => topicsTwice(document, [topic], figuresFor(topic)))
