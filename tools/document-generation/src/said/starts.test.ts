import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from './read-said.ts'

const types = new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))
const startOf = (type: string, text: string) =>
  readSaid(types.get(type) as never, text, '2026-11-29').filled.find(({ field }) => field === 'startDate')?.value

it.each([
  [
    'employment-contract',
    'We are hiring Tom Rivera as cook at Red Rock Grill LLC. $52,000 salary. Starts December 14, 2026. Health insurance from February 1.',
    '2026-12-14',
  ],
  [
    'employment-contract',
    'Employer: Red Rock Grill LLC\nEmployee: Tom Rivera\nBenefits start March 1, 2027\nStart date: January 4, 2027',
    '2027-01-04',
  ],
  [
    'service-agreement',
    'Provider: Ash Cleaning LLC. Client: Elm Dental PC. It begins January 11, 2027. Windows from April 1, 2027.',
    '2027-01-11',
  ],
])('begins on the day of the sentence that says so: %s, %s', (type, text, day) => expect(startOf(type, text)).toBe(day))
