import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { readFacts } from './read.ts'
import { sideOf } from './side.ts'

const side = (text: string, type: CaseType) => sideOf(text, type).title
const whose = (text: string, type: CaseType, id: string) => {
  const { told, unsettled } = readFacts(text, type)
  const found = told.find(({ factor }) => factor.id === id)
  return found?.whose ?? unsettled.find(({ factor }) => factor.id === id)?.why
}

describe('whom a description is written for', () => {
  it.each([
    ['Client was let go nine days after she told HR about the billing.', 'employment'],
    ['Our client complained to the manager about the smell and was fired.', 'employment'],
    ['Our client was hit by a county truck. The county attorney says that they are immune.', 'personal-injury'],
    ['Client lost two fingers. The doctor’s lawyer argues that nothing was wrong.', 'personal-injury'],
    ['My client texted the landlord twice about the heat.', 'real-estate'],
  ] as const)('is who was wronged, whoever else is named: %s', (text, type) =>
    expect(side(text, type)).toBe('the claimant'),
  )

  it.each([
    [
      'Our client the distributor stopped paying the manufacturer. The manufacturer has sued for its invoices.',
      'contract',
    ],
    ['The landlord wants our client out after she called the inspector.', 'real-estate'],
    ['The bank is foreclosing on our client.', 'real-estate'],
    ['Guy tripped over a pallet in an aisle. We rep Home Depot.', 'personal-injury'],
    ['We represent Marriott. A guest slipped by the pool.', 'personal-injury'],
    ['Landlord’s counsel here. The tenant fell on the stairs.', 'personal-injury'],
  ] as const)('is who is sued: %s', (text, type) => expect(side(text, type)).toBe('the defendant'))
})

describe('what somebody did', () => {
  it('is of whom the sentences were about, and not of who was mentioned last', () => {
    const text =
      'The owner hired our client to redo a kitchen. Client is not licensed as a contractor. He finished the job.'
    expect(whose(text, 'contract', 'performance')).toBe('own')
    const tripped = 'Guy tripped over a pallet. We rep Home Depot. He admitted that he saw it.'
    expect(whose(tripped, 'personal-injury', 'admission')).toBe('other')
  })

  it('is nobody’s of the two where a relative did it', () => {
    expect(whose('We represent the buyer. His cousin was once convicted of theft.', 'contract', 'prior-finding')).toBe(
      'who',
    )
    expect(whose('We represent the buyer. Her brother-in-law admitted it.', 'contract', 'admission')).toBe('who')
  })

  it('is not read into words that only look like it', () => {
    const { told } = readFacts(
      'We represent the buyer, who sells video games. The contract says that a claim must be in writing.',
      'contract',
    )
    expect(told.map(({ factor }) => factor.id)).toEqual([])
  })
})
