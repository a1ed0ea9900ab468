import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documents.ts'
import type { Summary } from '../output.ts'
import * as tool from '../server.ts'
import { reportOf } from './report.ts'

const opinion = `UNITED STATES COURT OF APPEALS
FOR THE SIXTH CIRCUIT

ADA BYRON, Plaintiff-Appellant,
v.
ACME CORPORATION, Defendant-Appellee.

No. 24-1234

OPINION

BARKER, Circuit Judge. Ada Byron sued Acme for breach of contract, seeking damages of $40,000. The district court granted summary judgment to Acme, and Byron appealed.

Byron argues that the contract required delivery in May.[1] Acme responds that she waived the date when she accepted the goods in July.

We hold that the contract required delivery in May and that acceptance of the goods did not waive the claim for delay.

For these reasons, we REVERSE the judgment of the district court and REMAND for further proceedings.`

const blocksOf = async (text: string) => {
  const { output } = await runAction(
    tool.server,
    'summarize',
    {},
    { documents: [{ name: 'opinion.pdf', text: documentOf(text) }] },
  )
  return reportOf({ label: 'opinion.pdf', output } as Parameters<typeof reportOf>[0] & { output: Summary }).blocks
}
const wordsOf = (block: object): string => JSON.stringify(block)

it('tells what was decided, held and argued, each side by its name', async () => {
  const blocks = (await blocksOf(opinion)).map(wordsOf)
  const at = (words: string) => blocks.findIndex((one) => one.includes(words))
  expect(at('"The case"')).toBeGreaterThan(-1)
  const order = ['"Disposition"', 'Reversed and remanded', '"Holding"', 'We hold that', '"Arguments"', 'Byron argues']
  const places = order.map((words) => blocks.findIndex((one, i) => i > at('"The case"') && one.includes(words)))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(blocks).toContainEqual(expect.stringMatching(/"Acme"/))
  expect(blocks.join()).not.toContain('May.[1]')
})

it('has no such part for a document that is no paper of a court', async () => {
  const blocks = await blocksOf('MEMO\n\nThe roof leaks. Ann will call the roofer about the price of a new one.')
  expect(blocks.map(wordsOf).join()).not.toContain('The case')
})
