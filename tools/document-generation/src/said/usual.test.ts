import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { readSaid } from './read-said.ts'

const template = shippedTypes
  .flatMap((one) => readTemplate(one).template ?? [])
  .find(({ id }) => id === 'service-agreement')
if (!template) throw new Error('no service agreement')

const read = (text: string) => {
  const said = readSaid(template, `Provider Peak Web LLC, client Ridge Inc. ${text}`, '2026-11-28')
  return Object.fromEntries(said.filled.map(({ field, value }) => [field, value]))
}

it.each([
  ['confidentialityTerms', 'Let’s keep the usual on confidentiality.'],
  ['confidentialityTerms', 'Use your standard confidentiality terms.'],
  ['confidentialityTerms', 'Confidentiality as usual.'],
  ['liabilityTerms', 'Keep the normal language on liability.'],
  ['indemnityTerms', 'The standard indemnity is fine.'],
])('the default of %s stays: %s', (field, words) => {
  expect(read(words)[field]).toBeUndefined()
})

it('what says more than the usual is a term', () => {
  expect(read('Usual termination clause, but 10 days’ notice.').endingTerms).toContain('10 days’ notice')
})

it('the account says that it was an instruction', () => {
  const text = 'Provider Peak Web LLC, client Ridge Inc. Confidentiality as usual.'
  const said = readSaid(template, text, '2026-11-28')
  expect(accountOf(said, text, said.filled).at(-1)).toMatchObject({ standing: 'left-out' })
})

it('late payment and a first month stand with the payment, and downtime with the warranties', () => {
  const filled = read(
    'We host and maintain the store site. $1,200 a month, first month half off. If the site is down more than 4 hours in a month they get a day’s credit. Late payments are one percent a month. They get 7 days to cure.',
  )
  expect(filled.payTerms).toBe('For the first month the Client shall pay half of the fee and not the full amount.')
  expect(filled.warrantyTerms).toContain('down more than 4 hours')
  expect(filled.lateTerms).toBe('Late payments are one percent a month.')
  expect(filled.breachTerms).toBe('The Client has 7 days to cure a breach.')
})
