import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../said/read-said.ts'

const template = shippedTypes
  .map((source) => readTemplate(source).template as Template)
  .find(({ id }) => id === 'service-agreement') as Template

it('parts what was said in one breath where the words go on about something else', () => {
  const of = Object.fromEntries(
    readSaid(
      template,
      "the provider is Bright Cove Janitorial LLC and the client is Dunes Dental Group PS they pay us nine hundred dollars a month we carry a million in general liability and they get the certificate before the first day Dunes can't hire any of my cleaners until a year after we're done either one of us can get out with thirty days written notice",
      '2026-11-24',
    ).filled.map(({ field, value }) => [field, value]),
  )
  expect(of.endingTerms).toMatch(/thirty days/)
  expect(of.endingTerms).not.toMatch(/hire/)
  expect(of.nonsolicitTerms).toMatch(/hire/)
})
