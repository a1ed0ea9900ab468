import type { Authority } from '@casewright/core'
import { expect, it } from 'vitest'
import { verifyAll } from './verify.ts'

const brown = (id: string, citation: string, date: string): Authority => ({
  id,
  kind: 'case',
  title: 'Brown v. Board of Education',
  citation,
  court: 'scotus',
  date,
  source: 'library',
})
const both = [brown('b1', '347 U.S. 483', '1954-05-17'), brown('b2', '349 U.S. 294', '1955-05-31')]

const check = async (citation: string) => {
  const { checks } = await verifyAll(
    {
      names: { court: (id) => id, source: () => 'the library' },
      lookUp: async () => ({ answers: new Map(), asked: [] }),
      named: async (names) => names.map(() => both),
      complete: async (authority) => authority,
      read: async () => null,
    },
    [citation],
  )
  return checks[0]
}

it.each([
  ['Brown v. Board of Education, 347 U.S. 438 (1954)', '347 U.S. 483'],
  ['Brown v. Board of Education, 349 U.S. 249 (1955)', '349 U.S. 294'],
  ['Brown v. Board of Education, 349 U.S. 249 (1956)', undefined],
])('of two decisions of one name, the one of the year that is written is proposed: %s', async (citation, known) => {
  expect((await check(citation))?.namesake?.citation).toBe(known)
})
