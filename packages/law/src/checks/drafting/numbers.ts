import { findAmounts } from '../../amounts/amounts.ts'
import { findDoubledNumbers } from '../../amounts/doubled-numbers.ts'
import { findPercentages } from '../../amounts/percentages.ts'
import type { DocumentCheck } from '../check.ts'
import { ownPages } from './support/own-words.ts'

const number = {
  concerns: ['any'],
  severity: 'high',
  category: 'Amounts and dates',
  insight: 'risk',
  advice: 'Find out which is meant, and correct the other.',
} as const

/** Numbers that are written twice and do not agree. */
export const numberChecks: readonly DocumentCheck[] = [
  {
    ...number,
    id: 'amount.words-and-figures',
    why: 'Where words and figures disagree, the words usually govern, and the other side may have meant the figures.',
    title: 'An amount in words and in figures that differ',
    find: (document) =>
      findAmounts(ownPages(document)).flatMap(({ start, end, agrees, inWords, inFigures }) =>
        agrees === false
          ? [{ start, end, message: `The words say ${plain(inWords?.value)}, the figures ${plain(inFigures?.value)}.` }]
          : [],
      ),
  },
  {
    ...number,
    id: 'amount.percentage',
    why: 'A rate that is given in two ways is open to the reading that costs the client more.',
    title: 'A percentage in words and in figures that differ',
    find: (document) =>
      findPercentages(ownPages(document)).flatMap(({ start, end, agrees }) =>
        agrees === false ? [{ start, end }] : [],
      ),
  },
  {
    ...number,
    id: 'amount.doubled-number',
    why: 'A period or number that is given in two ways lets each side count by the one that suits it.',
    title: 'A number in words and in figures that differ',
    find: (document) =>
      findDoubledNumbers(ownPages(document)).flatMap(({ start, end, agrees, inWords, inFigures }) =>
        agrees ? [] : [{ start, end, message: `The words say ${inWords}, the figures ${inFigures}.` }],
      ),
  },
]

const plain = (value: number | null | undefined): string => (value ?? 0).toLocaleString('en-US')
