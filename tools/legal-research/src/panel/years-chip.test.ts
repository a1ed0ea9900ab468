import { expect, it } from 'vitest'
import { yearsChip } from './years-chip.ts'

it.each([
  ['', '', undefined],
  ['2016-01-01', '', 'From 2016'],
  ['', '1999-12-31', 'To 1999'],
  ['1990-01-01', '1999-12-31', '1990 to 1999'],
  ['2020-01-01', '2020-12-31', '2020'],
  ['2020-03-05', '2021-12-31', '2020-03-05 to 2021'],
])('the scope from %j to %j is called %s', (from, to, label) => {
  expect(yearsChip({ from, to })[0]?.label).toBe(label)
})
