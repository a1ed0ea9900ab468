import { describe, expect, test } from 'vitest'
import { romanValue } from './number.ts'
import { findSections, flatten, type Section } from './sections.ts'

const lines = (...words: string[]) => ({ text: words.join('\n\n') })
const tree = (sections: readonly Section[]): unknown[] =>
  sections.map(({ number, children }) => (children.length > 0 ? [number, tree(children)] : number))

test('decimals make a tree', () => {
  const source = lines(
    '1. Payment. The buyer shall pay.',
    '1.1 Invoices are monthly.',
    '1.2 Taxes are extra.',
    '2. Term. One year.',
  )
  expect(tree(findSections(source))).toEqual([['1', ['1.1', '1.2']], '2'])
})

test('articles hold sections, which hold letters, which hold numerals', () => {
  const source = lines(
    'ARTICLE I',
    'Section 1.1 Delivery. The seller shall deliver:',
    '(a) the goods, with',
    '(i) the invoice; and',
    '(ii) the papers;',
    '(b) the keys.',
    'Section 1.2 Payment. The buyer shall pay.',
    'ARTICLE II',
  )
  expect(tree(findSections(source))).toEqual([
    ['ARTICLE I', [['Section 1.1', [['(a)', ['(i)', '(ii)']], '(b)']], 'Section 1.2']],
    'ARTICLE II',
  ])
})

test('(i) after (h) is a letter', () => {
  const letters = [...'abcdefghij'].map((letter) => `(${letter}) the thing called ${letter};`)
  expect(findSections(lines(...letters))).toHaveLength(10)
})

test('a section knows its heading, its path and all that stands under it', () => {
  const source = lines('1. Payment. The buyer shall pay.', '1.1 Invoices. They are sent monthly.', '2. Term. One year.')
  const [payment] = findSections(source)
  expect(payment).toMatchObject({ heading: 'Payment', path: ['1'] })
  expect(payment?.children[0]).toMatchObject({ heading: 'Invoices', path: ['1', '1.1'] })
  expect(source.text.slice(payment?.start, payment?.end)).toContain('sent monthly.')
  expect(source.text.slice(payment?.headingSpan?.start, payment?.headingSpan?.end)).toBe('Payment')
})

test('two numbers on one line open two sections', () => {
  expect(
    tree(
      findSections(lines('1. (a) The tenant shall pay.', '(b) The landlord shall repair.', '2. (a) Notice is due.')),
    ),
  ).toEqual([
    ['1', ['(a)', '(b)']],
    ['2', ['(a)']],
  ])
})

test('a section that the same line closes ends where the next begins', () => {
  const source = lines('Plaintiff', '(i) ARTICLE II ')
  for (const { start, end } of flatten(findSections(source))) expect(end).toBeGreaterThan(start)
})

test('a citation of a section begins none', () => {
  expect(findSections(lines('Section 5 of the Act provides for notice.', 'Article 2, as enacted, applies.'))).toEqual(
    [],
  )
})

test('flatten gives them in the order of the text', () => {
  const all = flatten(findSections(lines('1. One thing.', '1.1 A part.', '2. Another.')))
  expect(all.map(({ number }) => number)).toEqual(['1', '1.1', '2'])
})

describe('roman numerals', () => {
  test.each([
    ['IV', 4],
    ['ix', 9],
    ['XLII', 42],
    ['CXC', 190],
    ['IIII', 0],
    ['VX', 0],
    ['hello', 0],
  ])('%s', (label, value) => {
    expect(romanValue(label)).toBe(value)
  })
})

test('headings in sentence case are read where a paper is headed so throughout', () => {
  const heads = (...words: string[]) => findSections(lines(...words)).map(({ heading }) => heading)
  const paper = [
    '1. Rent. It is $900.',
    '2. Landlord’s duties. Landlord repairs.',
    '3. Law and changes. Ohio law governs.',
  ]
  expect(heads(...paper)).toEqual(['Rent', 'Landlord’s duties', 'Law and changes'])
  expect(heads('1. Tenant left early. Landlord sued.', '2. No rent was paid. She owes it.')).toEqual([
    undefined,
    undefined,
  ])
})
