import { expect, test } from 'vitest'
import { edited } from './edits.ts'
import { tablesIn } from './tables.ts'

const read = (text: string, label: string) =>
  edited(
    text,
    tablesIn(text, (words) => (words === label ? label : null)),
  ).text

test.each(['  ', '\t', ' | '])('columns that “%s” parts are a list under one label', (gap) => {
  const rows = [
    ['Item', 'Qty', 'Total'],
    ['Oven CV-9', '2', '$4,800'],
    ['Table 72"', '3', '$1,950'],
    ['TOTAL', '$6,750'],
  ]
  expect(read(rows.map((cells) => cells.join(gap)).join('\n'), 'goods')).toBe(
    'goods:\n- Oven CV-9, 2, $4,800\n- Table 72", 3, $1,950\nTotal: $6,750',
  )
})

test('lines that only look like columns stay', () => {
  const text = 'Name  Ann Lee\nItem  Oven\nPhone  555-0100'
  expect(read(text, 'goods')).toBe(text)
})
