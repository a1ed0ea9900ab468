import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { sideOf } from './side.ts'

const titleOf = (text: string, type: CaseType = 'contract') => {
  const { title, isOpen } = sideOf(text, type)
  return isOpen ? 'open' : title
}

describe('whom the writer acts for', () => {
  it.each([
    ['My guy borrowed $40,000 from his cousin, who is now suing.', 'contract', 'the defendant'],
    ['My guy loaned his cousin $40,000 and the cousin won’t pay.', 'contract', 'the claimant'],
    ['My gal runs a bakery. An ex-cook sued her for overtime.', 'employment', 'the defendant'],
    ['My guy got fired for reporting a leak to OSHA. They say he was late.', 'employment', 'the claimant'],
    ['Our folks sold a house; the buyers say the basement is wet and sued.', 'real-estate', 'the defendant'],
    ['Our folks bought a house with a wet basement from the Kellers, who hid it.', 'real-estate', 'the claimant'],
    ['Our guy rear-ended a trucker at a light. The trucker is suing.', 'personal-injury', 'the defendant'],
    ['Our guy was rear-ended by a trucker at a light.', 'personal-injury', 'the claimant'],
  ] as const)('is their guy: %s', (text, type, title) => expect(titleOf(text, type)).toBe(title))

  it.each([
    ['They say we never delivered. They filed suit in May.', 'contract', 'the defendant'],
    ['Client is Steeple Machine Co., seller. The buyer says the line leaks and has sued.', 'contract', 'the defendant'],
    ['We’re for the managers of a company. A 30% member has sued them.', 'other', 'the defendant'],
  ] as const)('is sued where somebody else sues: %s', (text, type, title) => expect(titleOf(text, type)).toBe(title))

  it.each([
    'Client: Larkmead, buyer of a line that leaks. The seller came four times. Nobody has sued yet.',
    'Client is Larkmead, buyer. We bought a line in June, delivered and tendered June 20. Suit not filed yet.',
  ])('is not sued where nobody sued: %s', (text) => expect(sideOf(text, 'contract').isUsual).toBe(true))

  it('is the one hurt, where the story begins with a name', () => {
    expect(
      titleOf('We represent Cosima Barley. When she was 15 a harness let go and she fell.', 'personal-injury'),
    ).toBe('the claimant')
    expect(
      titleOf('We represent Ann Poe. She ran the light and hit a cyclist, and he broke his leg.', 'personal-injury'),
    ).toBe('open')
  })

  it('stands where its words stand', () => {
    const text = 'So: my guy is the plaintiff in a roof case.'
    const { anchor } = sideOf(text, 'contract')
    expect(text.slice(anchor?.start, anchor?.end)).toContain('my guy')
  })
})
