import { expect, it } from 'vitest'
import { inWordsOfDoctrines } from './constitution-clauses.ts'

it.each([
  ['takings clause', 'takings'],
  ['Does the Takings Clause apply to permit exactions?', 'Does takings apply to permit exactions?'],
  ['contracts clause', 'impairment of contracts'],
  ['contract clause?', 'impairment of contracts'],
  ['confrontation clause lab report', 'confrontation of witnesses lab report'],
  ['the due process clause and notice', 'due process and notice'],
  ['full faith and credit clause', 'full faith and credit'],
  ['reexamination clause', 'seventh amendment facts tried by jury reexamined'],
])('a clause of the Constitution is asked for in the words of its doctrine: %s', (asked, meant) => {
  expect(inWordsOfDoctrines(asked)).toBe(meant)
})

it.each([
  'unconscionable contract clause',
  'forum selection clause',
  'arbitration clause in contracts',
  'dormant commerce clause',
  'liquidated damages clause',
  'appointments of arbitrators',
])('other clauses are left alone: %s', (asked) => {
  expect(inWordsOfDoctrines(asked)).toBe(asked)
})
