import { expect, it } from 'vitest'
import { likelyBarsIn } from './likely-bars.ts'

const titles = (text: string) => likelyBarsIn(text, 'contract', []).map(({ title }) => title)

it.each([
  ['The deadline for such a claim is long behind us.', 'The limitations period has run'],
  ['The mill says goodbye to it in a settlement that covers the loom.', 'The claim was released'],
  ['Another judge, in the first suit over this loom, ruled against us.', 'The matter was decided before'],
] as const)('asks about what sounds like a bar: %s', (text, title) => expect(titles(text)).toContain(title))

it.each([
  'The release was never signed.',
  'The first suit was dismissed without prejudice.',
  'He might raise the statute of limitations.',
  'The shop is on Limitation Court.',
])('asks nothing about what is none: %s', (text) => expect(titles(text)).toEqual([]))

it('asks nothing about what was read', () => {
  const text = 'The claim was released last year.'
  expect(likelyBarsIn(text, 'contract', [{ id: 'release', anchors: [] }])).toEqual([])
})
