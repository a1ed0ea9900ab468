import { describe, expect, test } from 'vitest'
import { findAmounts } from './amounts.ts'
import { findDoubledNumbers } from './doubled-numbers.ts'
import { valueOfWords } from './number-words.ts'
import { findPercentages } from './percentages.ts'

describe('amounts', () => {
  test.each([
    ['$1,250.50', 1250.5, 'USD'],
    ['$ 3 million', 3e6, 'USD'],
    ['$2.5 billion', 2.5e9, 'USD'],
    ['US$500', 500, 'USD'],
    ['USD 1,000', 1000, 'USD'],
    ['€20,000', 20_000, 'EUR'],
    ['£75', 75, 'GBP'],
    ['50,000 dollars', 50_000, 'USD'],
    ['Five Thousand Dollars', 5000, 'USD'],
    ['one hundred twenty-five thousand dollars', 125_000, 'USD'],
    ['Ten Dollars and Fifty Cents', 10.5, 'USD'],
    ['One Hundred and 25/100 Dollars', 100.25, 'USD'],
    ['One Million and No/100 Dollars', 1e6, 'USD'],
  ])('%s', (words, value, currency) => {
    const text = `The sum of ${words} is due.`
    const found = findAmounts(text)
    expect(found).toMatchObject([{ words, value, currency }])
    expect(text.slice(found[0]?.start, found[0]?.end)).toBe(words)
  })

  test.each([
    'Five Hundred Dollars ($500)',
    '$500 (five hundred dollars)',
    'Five Hundred and 00/100 Dollars ($500.00)',
  ])('words and figures that agree: %s', (words) => {
    expect(findAmounts(`Pay ${words} now.`)).toMatchObject([{ words, value: 500, agrees: true }])
  })

  test.each(['Five Hundred Dollars ($5,000)', '$5,000 (five hundred dollars)'])(
    'words and figures that disagree, where the words govern: %s',
    (words) => {
      const text = `Pay ${words} now.`
      const [amount] = findAmounts(text)
      expect(amount).toMatchObject({ value: 500, agrees: false })
      const { inWords, inFigures } = amount ?? {}
      expect(text.slice(inWords?.start, inWords?.end).toLowerCase()).toBe('five hundred dollars')
      expect(text.slice(inFigures?.start, inFigures?.end)).toBe('$5,000')
    },
  )

  test('an amount written one way says nothing of agreement', () => {
    expect(findAmounts('Pay $5.')[0]).not.toHaveProperty('agrees')
  })

  test.each(['five hundred days', '500 shares', 'the dollars', 'Section 1,000'])('no amount: %s', (text) => {
    expect(findAmounts(text)).toEqual([])
  })
})

describe('percentages', () => {
  test.each([
    ['5%', 5],
    ['12.5 percent', 12.5],
    ['seven per cent', 7],
    ['five percent (5%)', 5],
    ['twenty-five (25%)', 25],
  ])('%s', (words, value) => {
    expect(findPercentages(`It bears ${words} a year.`)).toMatchObject([{ words, value }])
  })

  test('words and figures are compared', () => {
    expect(findPercentages('five percent (5%)')[0]?.agrees).toBe(true)
    expect(findPercentages('five percent (15%)')[0]?.agrees).toBe(false)
    expect(findPercentages('5%')[0]).not.toHaveProperty('agrees')
  })
})

describe('numbers written twice', () => {
  test('agree or not', () => {
    expect(findDoubledNumbers('within thirty (30) days, not sixty (90) days')).toMatchObject([
      { words: 'thirty (30)', inWords: 30, inFigures: 30, agrees: true },
      { words: 'sixty (90)', inWords: 60, inFigures: 90, agrees: false },
    ])
  })

  test('a list is not a number written twice', () => {
    expect(findDoubledNumbers('one or more of (1) the goods and (2) the papers')).toEqual([])
  })
})

describe('numbers in words', () => {
  test.each([
    ['zero', 0],
    ['ninety-nine', 99],
    ['one hundred and five thousand', 105_000],
    ['two million three hundred thousand four', 2_300_004],
    ['nineteen hundred', 1900],
    ['five hundred five hundred', null],
    ['thousand', null],
    ['five five', null],
    ['one thousand two million', null],
  ])('%s', (words, value) => {
    expect(valueOfWords(words)).toBe(value)
  })
})

test.each([
  ['$450K', 450_000],
  ['$1.2M', 1_200_000],
  ['$3.25MM', 3_250_000],
  ['$4.500K', 4500],
  ['4 million dollars', 4_000_000],
])('%s is %d', (text, value) => {
  expect(findAmounts(`The price is ${text} in all.`).map((amount) => amount.value)).toEqual([value])
})
