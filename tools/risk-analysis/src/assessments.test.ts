import type { Reason } from '@casewright/core'
import { testContext } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { defended, supply, thin } from './__fixtures__/cases.ts'
import { saying } from './__fixtures__/saying.ts'
import { server } from './server.ts'

const hadley = 'Hadley v. Baxendale, 156 Eng. Rep. 145 (1854)'

/** Adds to the contract case as a model may: one factor counts, one is counted already, one is made up. */
const model = saying(
  {
    factors: [
      {
        statement: 'Sales to a competitor while deliveries stopped suggest a choice, and not an inability.',
        quotation: 'sold the timber to a competitor',
        direction: 'up',
        severity: 'high',
      },
      {
        statement: 'The call is the heart of the defense: what was said, and with which authority.',
        quotation: 'the exclusivity was orally modified by telephone',
        direction: 'down',
        severity: 'medium',
      },
      {
        statement: 'The defendant apologized in writing.',
        quotation: 'the defendant apologized in a long letter',
        direction: 'up',
        severity: 'high',
      },
    ],
    immediate: [
      {
        statement: 'Ask the two witnesses for a signed account of the call.',
        quotation: 'Two witnesses heard the call',
      },
    ],
    longterm: [
      {
        statement: 'Have the loss of $90,000 a month tested by an accountant.',
        quotation: 'Lost profits are documented by invoices',
      },
    ],
    authorities: [
      { statement: 'Lost profits must have been foreseeable when the contract was made.', citation: hadley },
    ],
  },
  { [hadley]: 'verified' },
)

const analyze = (caseType: 'contract' | 'real-estate' | 'other', description: string, reason: Reason | null = null) =>
  server.actions.analyze(
    { caseType, description, jurisdiction: 'Ohio', caseValue: '$1,200,000' },
    testContext({ reason }).context,
  )

it('says what the stories show', async () => {
  const made = {
    contract: await analyze('contract', supply),
    withModel: await analyze('contract', supply, model),
    defense: await analyze('real-estate', defended),
    unscored: await analyze('other', thin),
  }
  await expect(`${JSON.stringify(made, null, 1)}\n`).toMatchFileSnapshot('__fixtures__/assessments.json')
})
