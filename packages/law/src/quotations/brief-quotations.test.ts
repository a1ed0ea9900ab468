import { expect, it } from 'vitest'
import { findQuotations } from './quotations.ts'

const quoted = (text: string) => findQuotations({ text }).map(({ words }) => words)

it('three words are a quotation where their citation says so', () => {
  expect(
    quoted('The test is an “objective bad faith” one. Smith v. Jones, 500 U.S. 1, 12 (1991) (cleaned up).'),
  ).toEqual(['objective bad faith'])
  expect(
    quoted('Courts ask for “clear legal error.” Miller v. Fenton, 474 U.S. 104, 110 (1985) (emphasis added).'),
  ).toEqual(['clear legal error.'])
})

it('a term is none, nor are words before another sentence or another quotation', () => {
  expect(quoted('The so-called “clear error rule” governs. Miller v. Fenton, 474 U.S. 104 (1985).')).toEqual([])
  expect(
    quoted(
      'It is a “close call” here. The court did not say so then. Miller v. Fenton, 474 U.S. 104 (1985) (cleaned up).',
    ),
  ).toEqual([])
  expect(
    quoted('A “close call” is “the one that nobody makes” there. Miller v. Fenton, 474 U.S. 104 (1985) (cleaned up).'),
  ).toEqual(['the one that nobody makes'])
})
