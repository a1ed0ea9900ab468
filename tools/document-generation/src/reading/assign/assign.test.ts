import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../../said/read-said.ts'
import { withYear } from './partial-dates.ts'

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const answers = (type: string, text: string) => {
  const template = templates.get(type)
  if (!template) throw new Error(`no ${type}`)
  return Object.fromEntries(readSaid(template, text, '2026-11-23').filled.map(({ field, value }) => [field, value]))
}

it('gives what stands alone in its line to the one field of its kind', () => {
  expect(
    answers(
      'permit-application',
      'PERMIT - shed\n- City of Salem, Building Safety\n- 40 Elk St, Salem OR 97301\n- $6,400',
    ),
  ).toMatchObject({
    agency: 'City of Salem',
    site: '40 Elk St, Salem OR 97301',
    cost: '$6,400',
  })
})

it('gives an address to the name before it in the same sentence', () => {
  expect(
    answers(
      'sales-contract',
      'I’m selling my kiln to Ana Ruiz, she has a shop, Clay Days, 60 Wharf Road, Portland, Maine 04101. I’m Gus Ebersole, 9 Mill Lane, Biddeford, Maine 04005.',
    ).buyerAddress,
  ).toBe('60 Wharf Road, Portland, Maine 04101')
})

it('takes a line of notes for the work only if it says nothing else', () => {
  const parties = 'Client = Acme LLC\nProvider = Beta LLC\n'
  expect(answers('service-agreement', `${parties}- window washing for 2 offices`).serviceDescription).toBe(
    'window washing for 2 offices',
  )
  expect(answers('service-agreement', `${parties}- 10 days notice to terminate`).serviceDescription).toBeUndefined()
})

it('reads a day without its year as the next one, or the last one of what has been', () => {
  expect(answers('job-application', 'I can start December 14.').availableStartDate).toBe('2026-12-14')
  expect(answers('job-application', 'I can start January 11th.').availableStartDate).toBe('2027-01-11')
  expect(withYear('12-14', '2026-11-23', true)).toBe('2025-12-14')
  expect(withYear('02-30', '2026-11-23', false)).toBeNull()
})

it('fills nothing where two things fit as well', () => {
  expect(answers('permit-application', '- $6,400\n- $7,100').cost).toBeUndefined()
})
