import { type Item, parseItem } from './parse.ts'
import { accountItems } from './set/account.ts'
import { addressItems } from './set/address.ts'
import { birthDateItems } from './set/birth-date.ts'
import { cardItems } from './set/card.ts'
import { emailItems } from './set/email.ts'
import { citationItems } from './set/look-alike-citations.ts'
import { figureItems } from './set/look-alike-figures.ts'
import { recordItems } from './set/look-alike-records.ts'
import { wordItems } from './set/look-alike-words.ts'
import { listedNames, nameItems } from './set/name.ts'
import { phoneItems } from './set/phone.ts'
import { secondItems, secondLookAlikes } from './set/second.ts'
import { ssnItems } from './set/ssn.ts'
import { thirdItems, thirdLookAlikes } from './set/third.ts'
import { findPersonalData, kinds, type Span } from './subject.ts'

const items = (...lists: (readonly string[])[]): Item[] => lists.flat().map(parseItem)

export const trueItems = items(
  ssnItems,
  cardItems,
  accountItems,
  emailItems,
  phoneItems,
  birthDateItems,
  addressItems,
  nameItems,
  secondItems,
  thirdItems,
)
export const lookAlikes = items(citationItems, recordItems, figureItems, wordItems, secondLookAlikes, thirdLookAlikes)

const find = (item: Item): Span[] => findPersonalData(item.text, { names: listedNames })

/** Hidden: a span of the same kind covers every character. */
const hides = (found: Span, expected: Span): boolean =>
  found.kind === expected.kind && found.start <= expected.start && found.end >= expected.end

const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Values that stay visible, whole or in part, and stretches that are hidden without need: for whoever tunes. */
export function findFaults() {
  const missed = trueItems.flatMap((item) => {
    const found = find(item)
    return item.expected
      .filter((expected) => !found.some((span) => hides(span, expected)))
      .map(({ start, end, kind }) => ({ kind, words: item.text.slice(start, end), text: item.text }))
  })
  const needless = [...trueItems, ...lookAlikes].flatMap((item) =>
    find(item)
      .filter((span) => !item.expected.some((expected) => touches(span, expected)))
      .map(({ start, end, kind }) => ({ kind, words: item.text.slice(start, end), text: item.text })),
  )
  return { missed, needless }
}

/** What `measured.json` holds and the settings page shows. */
export function computeMeasures() {
  const { missed, needless } = findFaults()
  const rows = kinds.map((kind) => {
    const values = trueItems.flatMap((item) => item.expected).filter((span) => span.kind === kind).length
    const found = values - missed.filter((fault) => fault.kind === kind).length
    const falsePositives = needless.filter((fault) => fault.kind === kind).length
    return { kind, values, found, recall: Math.round((1000 * found) / values) / 1000, falsePositives }
  })
  const hit = lookAlikes.filter((item) => find(item).length > 0).length
  return {
    items: trueItems.length + lookAlikes.length,
    itemsWithPersonalData: trueItems.length,
    lookAlikes: lookAlikes.length,
    lookAlikesHit: hit,
    kinds: rows,
  }
}
