import { expect, it } from 'vitest'
import { barsOf } from './timeline-bars.ts'

const year = (at: number, count = 1, against = 0) => ({ year: at, count, against })

it('draws a bar for each year, empty ones among them', () => {
  expect(barsOf([year(2001, 3), year(2004, 1, 1)]).map(({ from, count }) => [from, count])).toEqual([
    [2001, 3],
    [2002, 0],
    [2003, 0],
    [2004, 1],
  ])
})

it('joins years where there are too many, and loses no opinion', () => {
  const years = Array.from({ length: 150 }, (_, at) => year(1875 + at, 2, at % 50 === 0 ? 1 : 0))
  const bars = barsOf(years)
  expect(bars.length).toBeLessThanOrEqual(48)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(300)
  expect(bars.reduce((sum, { against }) => sum + against, 0)).toBe(3)
  expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([1875, 2024])
})

it('draws nothing of no years', () => expect(barsOf([])).toEqual([]))
