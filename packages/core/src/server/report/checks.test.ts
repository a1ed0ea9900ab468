import { expect, it } from 'vitest'
import { checkBlocks, foundCheckBlocks } from './checks.ts'

const check = { text: '1 U.S. 1', status: 'verified', reason: 'It exists in the library.' } as const
const found = { name: 'Lake v. Mill', citation: '1 U.S. 1', source: 'the library' }
const treatment = {
  flag: 'red',
  kind: 'overruled',
  says: 'No longer good law: overruled by Barn v. Road.',
  by: { name: 'Barn v. Road' },
  source: 'a list',
} as const
const statuses = (blocks: ReturnType<typeof checkBlocks>) =>
  blocks.flatMap((block) => (block.kind === 'status' ? [[block.tone, block.label]] : []))

it('says of a flagged authority first what became of it, and calls nothing of it good', () => {
  expect(statuses(checkBlocks(check))).toEqual([['good', 'Verified']])
  expect(statuses(checkBlocks({ ...check, treatment }))).toEqual([
    ['bad', 'No longer good law'],
    ['open', 'Exists as cited'],
  ])
})

it('says of what a search itself found where it is, and what stands against it, and claims no check', () => {
  expect(statuses(foundCheckBlocks({ ...check, found }))).toEqual([])
  expect(JSON.stringify(foundCheckBlocks({ ...check, found }))).toContain('Lake v. Mill, 1 U.S. 1 (the library)')
  expect(statuses(foundCheckBlocks({ ...check, found, treatment }))).toEqual([['bad', 'No longer good law']])
  expect(JSON.stringify(foundCheckBlocks({ ...check, found, treatment }))).not.toContain(check.reason)
  expect(statuses(foundCheckBlocks({ ...check, status: 'unchecked' }))).toEqual([['open', 'Unchecked']])
})
