import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const read = (caseType: string, description: string) =>
  evidenceOf({ caseType, description } as never, [], new Date('2026-11-30'))
const told = (caseType: string, description: string) =>
  read(caseType, description).factors.map(({ id, points }) => `${id} ${points}`)

it.each([
  ['contract', 'Mr. Tran sold pumps to Mrs. Cole. Mrs. Cole refused to pay. I represent him.', 'breach:other 7'],
  [
    'personal-injury',
    'Mr. Ruiz hit Mrs. Lane with his van. Mr. Ruiz was drunk. We represent her.',
    'negligence:other 9',
  ],
  [
    'personal-injury',
    'Dan Poe slipped at a store and broke his hip. He was drunk. We represent him.',
    'comparative-fault -10',
  ],
])('takes the one whom a pronoun fits for the client: %s, %s', (type, text, one) =>
  expect(told(type, text)).toContain(one),
)

it.each([
  ['contract', 'Mary Stone lent money to Carl Voss. He never paid her back. We represent her.'],
  ['personal-injury', 'Bob Coe rear-ended Ann Hill. He was drunk. We’d be representing her.'],
  ['personal-injury', 'Tom Bell rear-ended Mrs. Bell. He was drunk. We represent her.'],
  ['personal-injury', 'Mrs. Lane was hit by Mr. Ruiz. He was drunk. We represent her.'],
  ['real-estate', 'Ann Hill rents a flat. He never fixed the heat. We are for her.'],
  ['contract', 'She lent money to her brother. He never paid. We represent her.'],
  ['family', 'Tom Bell wants custody. Kate Bell drinks and was arrested for DUI. We represent him.'],
  ['employment', 'Rita Gomez was fired by Sal Ruiz after she reported fraud. We represent him.'],
  ['employment', 'Tom Reyes ran a bakery. He fired Marisol Prado after she complained of harassment. We are for him.'],
])('and nobody where it fits several, or another did it: %s, %s', (type, text) => expect(told(type, text)).toEqual([]))

it('takes nobody who was let go for the employer', () => {
  const text =
    'Ken Ito worked at the mill. He was fired after he reported a leak; he had fired a temp before. We’d be representing him.'
  expect(read('employment', text).isUsual).toBe(true)
  expect(read('employment', 'Del Banfield runs a bakery. He fired a baker. We represent him.').isUsual).toBe(false)
})
