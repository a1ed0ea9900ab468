import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { valuesOf } from '../../generate/answers.ts'
import { made } from '../../generate/make.ts'
import { accountOf } from '../account.ts'
import { readSaid } from '../read-said.ts'
import { withThing } from './antecedent.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
function read(type: string, text: string) {
  const said = readSaid(templates.get(type) as Template, text, '2026-11-28')
  const { formattedContent } = made(templates.get(type) as Template, valuesOf(said.filled), { date: '2026-11-28' })
  const held = accountOf(said, text, said.filled).flatMap(({ open }) =>
    open.flatMap((one) => (one.held ? one.line : [])),
  )
  return { formattedContent, held: held.join('\n') }
}
const letter = 'I’m Ann Poe, RN, nurse at Oak Clinic. Resignation. My last day is June 26, 2027. '

describe('what is printed of notes', () => {
  it.each([
    ['business-letter', `${letter}It should go to Ed Cole, director, copy to HR.`, 'It should go to'],
    [
      'complaint-letter',
      'Complaint to Oak Stove Co. The stove I bought quit on March 9, 2026. The clerk was nice, do not name him.',
      'do not name',
    ],
  ])('is nothing that is said to the writer, and it stays beside: %s', (type, text, words) => {
    const { formattedContent } = read(type, text)
    expect(formattedContent).not.toContain(words)
  })

  it.each([
    ['employment-contract', 'Employer: Oak Labs LLC\nEmployee: Tess Odom\nWe don’t believe in those.', 'believe'],
    [
      'service-agreement',
      'Provider: Oak Films LLC\nClient: Tess Odom\nI was going to add a travel charge but skip it.',
      'was going to',
    ],
  ])('is not what a party thinks or meant once: %s', (type, text, words) =>
    expect(read(type, text).formattedContent).not.toContain(words),
  )

  it('begins and ends as a sentence', () =>
    expect(
      read(
        'rental-agreement',
        'Landlord: Ann Poe\nTenant: Mia Foss\nRenewal: doesn’t renew by itself; tell each other 60 days ahead what we want to do',
      ).formattedContent,
    ).toMatch(/does not renew by itself\.[^]*The parties shall tell each other 60 days ahead/))
})

describe('a clause names the thing that ‘it’ is', () => {
  it.each([
    [
      'sales-contract',
      'riskTerms',
      'Risk is on the Seller until it is unloaded.',
      'Risk is on the Seller until the Goods are unloaded.',
    ],
    [
      'rental-agreement',
      'lateTerms',
      'The charge is $75 if it is not in by the 6th.',
      'The charge is $75 if the rent is not paid by the 6th.',
    ],
    ['employment-contract', 'endingTerms', 'Either side can end it.', 'Either side can end this Agreement.'],
    [
      'service-agreement',
      'insuranceTerms',
      'The Provider has to carry $1 million.',
      'The Provider shall carry $1 million.',
    ],
  ])('%s %s', (type, field, words, told) => expect(withThing(type, field, words)).toBe(told))
  it.each([
    ['sales-contract', 'warrantyTerms', 'The pump has a warranty until it is unloaded.'],
    ['employment-contract', 'endingTerms', 'Either party may end this Agreement, and the Employer may end it at once.'],
  ])('and leaves it where something is named: %s %s', (type, field, words) =>
    expect(withThing(type, field, words)).toBe(words),
  )
})
