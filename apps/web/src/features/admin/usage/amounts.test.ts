import { describe, expect, it } from 'vitest'
import { amountOf, dollar, gigabyte, typedOf } from './amounts.ts'

describe('an amount', () => {
  it.each([
    ['100', 1, 100],
    [' 1,500 ', 1, 1500],
    ['', 1, null],
    ['0', 1, 0],
    ['1.5', 1, undefined],
    ['2', gigabyte, 2 * gigabyte],
    ['0.5', gigabyte, gigabyte / 2],
    ['$3.00', dollar, 3_000_000],
    ['0.000001', dollar, 1],
    ['many', 1, undefined],
    ['-1', 1, undefined],
    ['1e9', 1, undefined],
    ['999999999999', gigabyte, undefined],
  ])('%j is read', (typed, size, amount) => expect(amountOf(typed, size)).toBe(amount))

  it.each([
    [null, 1, ''],
    [100, 1, '100'],
    [2 * gigabyte, gigabyte, '2'],
    [150_000, dollar, '0.15'],
  ])('%j is written as it is typed', (amount, size, typed) => expect(typedOf(amount, size)).toBe(typed))
})
