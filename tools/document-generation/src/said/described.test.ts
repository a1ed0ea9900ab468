import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const answers = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return Object.fromEntries(readSaid(template, text, '2026-11-24').filled.map(({ field, value }) => [field, value]))
}

it('takes sentences on the work for the description, and what comes of it for the deliverables', () => {
  const { serviceDescription, deliverables, additionalTerms } = answers(
    'service-agreement',
    'Provider: Acme Corp.\nClient: Beta LLC\n\nWe paint the hall and the stairs. That’s two coats, doors and trim included. They get a color card and six photos. The loser pays the lawyers.',
  )
  expect(serviceDescription).toContain('The Provider paints the hall and the stairs. That is two coats')
  expect(serviceDescription).toContain('two coats, doors and trim')
  expect(deliverables).toMatch(/^(?:They get|The Client gets) a color card and six photos\.$/)
  expect(additionalTerms).toBeUndefined()
})

it('takes no clause on something else for the work', () => {
  const { serviceDescription = '', expenseTerms } = answers(
    'service-agreement',
    'Provider: Acme Corp.\nClient: Beta LLC\n\nFonts and stock photos are on them, I’ll ask first for anything over $150.',
  )
  expect(serviceDescription).not.toContain('ask first')
  expect(expenseTerms).toContain('$150')
})

it('takes what is sold by its count, and why something is shown', () => {
  expect(
    answers(
      'sales-contract',
      'Seller: Acme Corp.\nBuyer: Beta LLC\n\nForty oak stools, unpainted, seat height 18 inches.',
    ).goods,
  ).toContain('Forty oak stools, unpainted')
  expect(
    answers(
      'non-disclosure-agreement',
      'Between Acme Corp. and Beta LLC.\n\nThe reason is to let them bid on the roof of our depot.',
    ).purpose,
  ).toContain('bid on the roof')
})
