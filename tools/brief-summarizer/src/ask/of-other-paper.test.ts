import { expect, it } from 'vitest'
import { directAnswer } from './direct.ts'

const ask = (text: string, question: string) =>
  directAnswer(
    { text, blocks: [], pages: [], warnings: [] } as unknown as Parameters<typeof directAnswer>[0],
    question,
    undefined,
    new AbortController().signal,
  )

it('a memo decides no case, and answers with its short answer', async () => {
  const memo = 'TO: B. Holm\nFROM: T. Adeyemi\nDATE: 9/15/2025\nRE: Lease\n\nBRIEF ANSWER\n\nNo, not after May 1.\n'
  const found = await ask(memo, 'What was held?')
  expect(found?.answer).toBe('This is a memo, and decides no case. This is what it answers, in its words.')
  expect(found?.passages.map(({ text }) => text)).toEqual(['No, not after May 1.'])
})

it('an order that only sets times says so', async () => {
  const order =
    'SUPERIOR COURT OF OHIO\n\nANN DOE, Plaintiff, v. BEN ROE, Defendant.   No. 24-1234\n\nSCHEDULING ORDER\n\n1. Discovery closes: November 14, 2025.\n2. Dispositive motions must be heard by January 30, 2026.\n'
  const found = await ask(order, 'Who won?')
  expect(found?.answer).toMatch(/^No decision of a dispute was found/)
  expect(found?.passages).toHaveLength(2)
})

it('a contract decides no case', async () => {
  const lease =
    'RESIDENTIAL LEASE\n\nThis Lease is made and entered into as of May 1, 2020 by and between Ann Doe (“Landlord”) and Ben Roe (“Tenant”). In consideration of the promises below the parties agree as follows. The tenant shall pay rent.'
  expect((await ask(lease, 'Who won?'))?.answer).toBe('This is a lease, and decides no case.')
})
