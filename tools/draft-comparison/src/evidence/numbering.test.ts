import { runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { textOf } from '../__fixtures__/drafts.ts'
import type { Compared } from '../output.ts'
import { server } from '../server.ts'

const lines = [
  'SERVICES AGREEMENT',
  '1. Services',
  'Provider performs the services described in the statement of work.',
  '2. Fees',
  'Customer pays the fees stated in the statement of work, subject to Section 4.',
  '3. Term',
  'This agreement begins when both parties have signed it and continues for a year.',
  '4. Set-off',
  'Customer may set off amounts that Provider owes it under any other agreement.',
]

const compared = async (newer: readonly string[]) => {
  const documents = [
    { name: 'old.txt', text: textOf(lines) },
    { name: 'new.txt', text: textOf(newer) },
  ]
  return (await runAction(server, 'compare', {}, { documents })).output as Compared
}

it('a new clause is the one that changed, and those that follow are only renumbered, with their references', async () => {
  const newer = [
    ...lines.slice(0, 3),
    '2. Records',
    'Provider keeps records of its work and shows them to Customer on request.',
    ...lines
      .slice(3)
      .map((line) => line.replace(/^(\d)\./, (_, n) => `${Number(n) + 1}.`).replace('Section 4', 'Section 5')),
  ]
  const { clauses } = await compared(newer)
  const sorts = clauses.map(({ number, sort }) => `${number} ${sort}`)
  expect(sorts).toEqual(['§ 2 words', '§ 3 number', '§ 4 number', '§ 5 number'])
  expect(clauses[1]?.what.join(' ')).toContain('It refers to 5 in place of 4, the new number of the same clause.')
})

it('a reference that leads to another clause than before is a change of words', async () => {
  const { clauses } = await compared(lines.with(4, (lines[4] ?? '').replace('Section 4', 'Section 3')))
  expect(clauses.map(({ number, sort, what }) => [number, sort, what])).toEqual([['§ 2', 'words', ['“4” became “3”.']]])
})
