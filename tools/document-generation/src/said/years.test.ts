import { expect, it } from 'vitest'
import { yearsIn } from './years.ts'

const read = (text: string, kind = 'contracts') => yearsIn(text, kind).map(({ as }) => as)
const term = 'The lease runs from 2/1/2027 to 1/31/2028.'

it('gives a day the one year in which a contract can mean it', () => {
  expect(read(`${term} They tell us by October 15 if they stay.`)).toEqual(['October 15, 2027'])
  expect(read(`${term} The fence is done by January 10th.`)).toEqual(['January 10, 2028'])
})

it('leaves a day as it was said where two years fit, none does, or it is of every year', () => {
  expect(read('From 2/1/2027 to 1/31/2029. They tell us by October 15.')).toEqual([])
  expect(read('It starts 2/1/2027. They tell us by October 15.')).toEqual([])
  expect(read(`${term} Rent goes up on July 1 of each year.`)).toEqual([])
  expect(read(`${term} We met on October 3.`)).toEqual([])
})

it('reads contracts alone', () => {
  expect(read(`${term} They tell us by October 15.`, 'letters')).toEqual([])
})
