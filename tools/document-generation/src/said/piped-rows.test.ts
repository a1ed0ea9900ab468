import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { pipedRowsIn } from './piped-rows.ts'

const read = (text: string) =>
  edited(text, pipedRowsIn(text))
    .text.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

it('reads a table of two columns as labeled lines', () => {
  expect(
    read('| Term | Details |\n|---|---|\n| Rent | $900 a month |\n| Pets | one cat |\n|  | no dogs |\n| Law | Ohio |'),
  ).toEqual(['Rent: $900 a month', 'Pets: one cat; no dogs', 'Law: Ohio'])
})

it('leaves tables of more columns, and two rows', () => {
  const goods = '| Item | Qty | Price |\n| Saw | 2 | $40 |\n| Bench | 1 | $90 |\n| Vise | 3 | $20 |'
  expect(pipedRowsIn(goods)).toEqual([])
  expect(pipedRowsIn('| Rent | $900 |\n| Pets | none |')).toEqual([])
})
