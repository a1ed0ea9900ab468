import { expect, test } from 'vitest'
import { readable } from './readable.ts'

const read = (text: string, kind: 'letters' | 'contracts' | 'applications' = 'letters') =>
  readable(text, kind).text.replace(/\s+/g, ' ').trim()

test.each([
  'My uncle works there too, but leave that out.',
  'The first draft said 7,200 - ignore.',
  'Don’t list my cousin as a partner, he backed out.',
  '(Between us, she failed chemistry, say nothing about it.)',
  'We tried Roe Rentals before and it went badly, don’t put that in.',
  'Gus thinks it should be 1,500 but I said no.',
  'Their lawyer wanted indemnity, we talked about it and dropped it.',
  'My brother should not be on it.',
])('%s', (said) => {
  expect(read(`The order is 4411. ${said} I want a refund.`)).toBe('The order is 4411. I want a refund.')
})

test.each([
  'Do not release the goods before payment.',
  'The passport is GA418826 (the old one has another number, ignore it).',
  'Tenant may not put nails in the walls.',
  'He said no and left.',
  'We asked the roofer and he took it off the truck.',
])('of “%s” what is told stays', (said) => {
  expect(read(said, 'contracts')).toContain(said.replace(/ \(.*/, '').slice(0, -1))
})

test.each([
  'We don’t need to mention that the old one lapsed.',
  'Their chlorine ran out in June, don’t need to mention that.',
  'The axle was replaced in May; we don’t have to mention that.',
  'She was let go, which we don’t need to mention.',
  'The basement floods sometimes, but there’s no need to say so.',
  'He has an offer from Dell too, but that doesn’t need to be in there.',
  'You can leave out that my cousin owned it.',
  'Skip the part about the leak in the gym.',
  'Nothing about the neighbor’s dog in there please.',
  'I’d rather not mention that the roof leaked.',
])('of a contract “%s” is no part', (said) => {
  expect(read(`The fee is $400. ${said} Ohio law.`, 'contracts')).toBe('The fee is $400. Ohio law.')
})

test.each([
  'They don’t need to pay for the parts.',
  'Neither side may mention the price to anyone.',
  'No need for a deposit.',
])('of a contract “%s” is a part', (said) => {
  expect(read(`The fee is $400. ${said}`, 'contracts')).toContain(said)
})

test('letters before a number are no laughter', () => {
  expect(read('The license is HA 2281. Ha, that took a while.')).toContain('HA 2281.')
})

test('a bracket that is left out leaves the stop of its sentence', () => {
  expect(read('The pass is valid (the old one is not, ignore it). I live in Ely.')).toBe(
    'The pass is valid. I live in Ely.',
  )
})

test.each([
  'Say nothing of Orville’s health.',
  'She would have taken $8,000 but that stays between us.',
  'They would have accepted $7,000, keep that to yourself.',
  'We would have taken $7,000; that’s confidential, not for the paper.',
])('what the writer keeps to themselves is left out of a contract: %s', (words) =>
  expect(read(`The price is $9,000. ${words}`, 'contracts')).toBe('The price is $9,000.'),
)
