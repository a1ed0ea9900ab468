import { describe, expect, test } from 'vitest'
import { headingsOf } from './headings.ts'

const body = 'The parties have met and have agreed on the price and on the date of delivery of the goods.'
const read = (...lines: string[]) =>
  headingsOf({ text: lines.flatMap((line) => [line, '', body, '']).join('\n') }).map(
    ({ text, level }) => `${level} ${text}`,
  )

test('known headings need no number', () => {
  expect(read('INTRODUCTION', 'Argument', 'CONCLUSION')).toEqual(['1 INTRODUCTION', '1 Argument', '1 CONCLUSION'])
})

test('headings nest by the style of their numbers', () => {
  expect(
    read('ARGUMENT', 'I. THE CLAIM IS LATE', 'A. The Statute Has Run', 'B. No Tolling Applies', 'II. COSTS'),
  ).toEqual([
    '1 ARGUMENT',
    '2 I. THE CLAIM IS LATE',
    '3 A. The Statute Has Run',
    '3 B. No Tolling Applies',
    '2 II. COSTS',
  ])
})

test('decimals go under each other', () => {
  expect(read('1. Payment', '1.1 Invoices', '1.2 Taxes', '2. Delivery')).toEqual([
    '1 1. Payment',
    '2 1.1 Invoices',
    '2 1.2 Taxes',
    '1 2. Delivery',
  ])
})

test('articles hold sections', () => {
  expect(read('ARTICLE I DEFINITIONS', 'Section 1.1 Defined Terms', 'ARTICLE II TERM')).toEqual([
    '1 ARTICLE I DEFINITIONS',
    '2 Section 1.1 Defined Terms',
    '1 ARTICLE II TERM',
  ])
})

describe('what is no heading', () => {
  test.each([
    'The buyer shall pay within ten days.',
    '1. The buyer shall pay within ten days.',
    'HARBOR SUPPLY, INC.',
    '_______________ Name',
    'and the other party',
  ])('%s', (line) => {
    expect(read(line)).toEqual([])
  })

  test('an entry of the table of contents', () => {
    const text = `TABLE OF CONTENTS\nI. ARGUMENT ........ 3\nII. CONCLUSION ........ 9\n\n${body}`
    expect(headingsOf({ text }).filter(({ text }) => /ARGUMENT|CONCLUSION/.test(text))).toEqual([])
  })
})

test('heading blocks of the document are taken as they are', () => {
  const text = `Payment\n${body}`
  expect(headingsOf({ text, blocks: [{ kind: 'heading', start: 0, end: 7, level: 3 }] })).toEqual([
    { start: 0, end: 7, text: 'Payment', level: 3 },
  ])
})
