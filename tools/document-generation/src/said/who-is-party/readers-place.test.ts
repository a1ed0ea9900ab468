import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

function read(type: string, text: string): Record<string, string> {
  const template = shippedTypes.flatMap((source) => readTemplate(source).template ?? []).find(({ id }) => id === type)
  if (!template) throw new Error(`no ${type}`)
  return Object.fromEntries(readSaid(template, text, '2026-11-30').filled.map(({ field, value }) => [field, value]))
}

it.each([
  [
    'demand-letter',
    'Demand letter to Gus Hale, who owes our client Ruth Ashby $4,000. She lives at 4 Elm Street, Ely, Nevada 89301. Attorney Rube Ash.',
  ],
  [
    'litigation-hold-notice',
    'Hold notice to Gus Hale from Rube Ash, attorney. Ruth Ashby lives at 4 Elm Street, Ely, Nevada 89301 and says the truck hit her. Keep all dash cam video.',
  ],
])('the home of another is not where the reader is (%s: %s)', (type, text) =>
  expect(read(type, text).recipientAddress).toBeUndefined(),
)

it('where the reader lives is', () =>
  expect(
    read(
      'demand-letter',
      'Demand letter for our client Ruth Ashby to Gus Hale. Gus Hale lives at 4 Elm Street, Ely, Nevada 89301. He owes $4,000. Attorney Rube Ash.',
    ).recipientAddress,
  ).toContain('4 Elm Street'))

it.each([
  [
    'business-letter',
    'I am writing to Gus Hale, 400 Mill Road, Ely, Nevada 89301. From Ruth Ashby. The fence is done.',
  ],
  [
    'complaint-letter',
    'Letter to my apartment manager, Lou Grant, 400 Mill Road, Ely, Nevada 89301. From Ruth Ashby. The heat is out.',
  ],
  [
    'complaint-letter',
    'To my old office landlord, Vera Holt, 400 Mill Road, Ely, Nevada 89301. From Ruth Ashby. The deposit is late.',
  ],
  [
    'litigation-hold-notice',
    'I am sending this to Vera Holt, 400 Mill Road, Ely, Nevada 89301. From Rube Ash, attorney. Keep all email.',
  ],
  [
    'demand-letter',
    'Demand to Tom Cruz from Ruth Ashby. My sister Vera Ashby sold him a car. He is at 400 Mill Road, Ely, Nevada 89301.',
  ],
])('the place of the reader stays (%s: %s)', (type, text) =>
  expect(read(type, text).recipientAddress).toContain('400 Mill Road'),
)

it('where the writer lives is not where the reader is', () =>
  expect(
    read(
      'complaint-letter',
      'Complaint to Polar Air. I live at 400 Mill Road, Ely, Nevada 89301. Ruth Ashby. My bag was lost.',
    ).recipientAddress ?? '',
  ).not.toContain('400 Mill Road'))

it('who writes is no body at which the reader is', () => {
  const fields = read(
    'thank-you-letter',
    'Thank you letter to Dr. Gus Hale from Ruth Ashby. He fixed my dog’s leg on May 3.',
  )
  expect(fields.recipientCompany).toBeUndefined()
  expect(fields.senderName).toBe('Ruth Ashby')
})
