import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import type { Generated } from '../output.ts'
import { server } from '../server.ts'

const make = async (documentType: string, textContent: string) =>
  (await runAction(server, 'generate', { documentType, inputMethod: 'paste', textContent, today: '2026-11-23' }))
    .output as Generated
const letter = (order: string) =>
  make(
    'business-letter',
    `Letter to Ann Lee at Acme Corp. about the leak. The roof leaked on May 3, 2026. ${order} We want it fixed by June 1, 2026.`,
  )

it.each([
  'Make it firm but polite.',
  'Keep it short.',
  'Please keep the tone friendly but professional.',
  'Nothing too harsh.',
  'No legalese please.',
  'One page max.',
  'Be brief and courteous.',
  "Don't sound angry.",
  "And don't mention the surgery.",
  'New paragraph.',
  'Fix my grammar.',
])('an instruction to the writer is not in the letter, and is shown as left out: %s', async (order) => {
  const { formattedContent, account = [] } = await letter(order)
  const words = order.replace(/^(?:Please|And) |[.]$/g, '')
  expect(formattedContent).not.toContain(words)
  expect(formattedContent).toContain('The roof leaked on May 3, 2026.')
  expect(formattedContent).toContain('June 1, 2026')
  expect(account).toContainEqual(
    expect.objectContaining({
      standing: 'left-out',
      why: expect.stringMatching(/^An instruction to the writer|not for the document/),
    }),
  )
})

it.each([
  'Do not contact her directly.',
  'Keep the recording until trial.',
  'Nobody was short with us.',
  'Do not send the crew again.',
])('what is said to the recipient stays: %s', async (words) =>
  expect((await letter(words)).formattedContent).toContain(words),
)

it('what would be an order in a letter stays a term of a contract', async () => {
  const { formattedContent } = await make(
    'rental-agreement',
    'Landlord: Acme LLC\nTenant: Jo Lane\nDo not include utilities in the rent.',
  )
  expect(formattedContent).toContain('include utilities')
})

it('who signs is read from the order to sign for them', async () => {
  const { answers } = await letter('Sign it from me, Tobias Grant.')
  expect(answers.senderName).toBe('Tobias Grant')
})
