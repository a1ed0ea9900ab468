import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument, DocumentCheck } from '../../check.ts'
import { periodsDefinedTwice } from '../periods/defined-twice.ts'
import { clockTwice } from '../same/clock.ts'
import { countedOtherwise } from '../same/counted.ts'
import { timedTwice } from '../same/deadlines.ts'
import { referredOtherwise } from '../same/referred.ts'
import { measuredTwice } from '../same/sums.ts'
import { quantitiesOf, shown, within } from '../support/quantities.ts'
import { areRows } from '../support/rows.ts'
import { type Contradiction, comparing, notIn } from '../support/told.ts'
import { amountsTwice } from './amounts.ts'
import { noticesOfSections } from './notice-of-section.ts'
import { numbersTwice } from './numbers.ts'
import { periodsTwice } from './periods.ts'
import { rateTopics, sumTopics, wageTopics } from './rates.ts'
import { ratesAgain } from './rates-again.ts'
import { sharesTwice } from './shares-of-two.ts'
import { type Figure, topicsTwice } from './topics.ts'

const figures =
  (isPercent: boolean) =>
  (document: CheckedDocument, { start, end }: Sentence): Figure[] =>
    within(quantitiesOf(document), { start, end })
      .filter(({ unit }) => (isPercent ? unit === '%' : unit === 'USD' || unit === 'EUR' || unit === 'GBP'))
      .map((one) => ({ start: one.start, end: one.end, value: one.value, shown: shown(one.value, one.unit) }))

/** One place of a contradiction is told once. */
const once = (found: readonly Contradiction[]): Contradiction[] =>
  found.filter(
    (one, at) =>
      !found
        .slice(0, at)
        .some((other) =>
          one.places.every((place) => other.places.some(({ start, end }) => start < place.end && place.start < end)),
        ),
  )

/** What is told by name, and whatever else has one noun and two figures. */
const withOthers = (told: readonly Contradiction[], others: readonly Contradiction[]): Contradiction[] => [
  ...told,
  ...notIn(others, told),
]

const mostBetween = 1500
/** Two points of one list that 'or' joins, as '(A) …; or (C) …', are two cases and no two rules for one. */
const areAlternatives = ({ text }: CheckedDocument, { places }: Contradiction): boolean => {
  const [one, other] = places.toSorted((first, second) => first.start - second.start)
  if (!one || !other || other.start - one.end > mostBetween) return false
  return /(?:;|,|:)\s{0,3}(?:or|and)\s{1,3}\(?[A-Za-z\d]{1,4}\)/.test(text.slice(one.end, other.start))
}

const isRate = (label: string, unit: string): boolean => unit === '%' || /\brate\b/.test(label)

/** The same quantity, stated twice and differently. */
export const statedTwice: readonly DocumentCheck[] = [
  comparing(
    {
      id: 'consistency.amount-twice',
      title: 'One amount stated in two ways',
      severity: 'high',
      why: 'The paper gives no rule for which figure holds, and the difference is what a dispute will be about.',
      advice: 'Find out which amount was agreed, and state it once, with references elsewhere.',
    },
    (document) =>
      withOthers(
        once([
          ...amountsTwice(document, ({ label, unit }) => unit !== 'hours' && !isRate(label, unit)),
          ...topicsTwice(document, sumTopics, figures(false)),
        ]),
        [
          ...measuredTwice(document, ({ unit }) => unit !== '%'),
          ...referredOtherwise(document, (kind) => !/^(?:%|time|hour)$/.test(kind)),
        ],
      ).filter(({ places: [one, other] }) => !one || !other || !areRows(document, one, other)),
  ),
  comparing(
    {
      id: 'consistency.rate-twice',
      title: 'One rate stated in two ways',
      severity: 'high',
      why: 'Every payment that is worked out from the rate can be claimed in two amounts.',
      advice: 'Find out which rate was agreed, and state it once, with references elsewhere.',
    },
    (document) =>
      withOthers(
        once([
          ...amountsTwice(document, ({ label, unit }) => isRate(label, unit)),
          ...ratesAgain(document),
          ...topicsTwice(document, rateTopics, figures(true)),
          ...topicsTwice(document, wageTopics, figures(false)),
        ]),
        [
          ...measuredTwice(document, ({ unit }) => unit === '%'),
          ...referredOtherwise(document, (kind) => kind === '%'),
        ],
      ).filter(({ places: [one, other] }) => !one || !other || !areRows(document, one, other)),
  ),
  comparing(
    {
      id: 'consistency.number-twice',
      title: 'One number stated in two ways',
      severity: 'medium',
      why: 'What is owed, owned or decided depends on the number, and the paper has two.',
      advice: 'Find out which number is right, and correct the other.',
    },
    (document) => withOthers([...numbersTwice(document), ...sharesTwice(document)], countedOtherwise(document)),
  ),
  comparing(
    {
      id: 'consistency.period-twice',
      title: 'One period stated in two ways',
      severity: 'medium',
      concerns: ['contract', 'letter'],
      why: 'Whether a notice or payment was in time depends on which of the two periods counts.',
      advice: 'Decide which period was meant, and state it in one place.',
    },
    (document) =>
      withOthers(
        [...periodsTwice(document), ...noticesOfSections(document), ...periodsDefinedTwice(document)],
        [
          ...timedTwice(document),
          ...clockTwice(document),
          ...referredOtherwise(document, (kind) => /^(?:time|hour)$/.test(kind)),
        ],
      ).filter((found) => !areAlternatives(document, found)),
  ),
]
