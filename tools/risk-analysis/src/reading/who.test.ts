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

describe('a side that other words tell', () => {
  it.each([
    ['Ostrom hired Dr. Sun away and was sued for it; we’re to defend Ostrom.', 'intellectual-property'],
    ['We were retained to defend the clinic. The patient fell in the hall.', 'personal-injury'],
    [
      'We’re for the grocer in a putative class action over receipts. The one named plaintiff, a Mr. Bell, kept his.',
      'other',
    ],
    ['Will contest. We stand with the proponent, his niece. Contestants are two sons.', 'other'],
  ] as const)('is the defendant’s: %s', (text, type) => expect(side(text, type)).toBe('the defendant'))

  it.each([
    ['Will contest. We represent the contestants, two sons who were left out.', 'other'],
    ['We were retained to represent the plaintiff. The store left a spill.', 'personal-injury'],
  ] as const)('is the claimant’s: %s', (text, type) => expect(side(text, type)).toBe('the claimant'))
})

describe('words that only look like a fact', () => {
  const told = (text: string, type: CaseType) => readFacts(text, type).told.map(({ factor }) => factor.id)
  it.each([
    [
      'We represent the nurse. She reported the billing to HR. Nine days later came a written warning for tone.',
      'bad-record',
      'employment',
    ],
    ['Photographer client. The picture was first published on his site.', 'secrecy', 'intellectual-property'],
    ['Email from the general counsel. We represent the firm, sued for breach.', 'documents', 'contract'],
    ['We defend the accused. The headmaster has a plea deal in a tax matter.', 'plea-offer', 'criminal'],
    ['We represent the claimants of the strip. The owner had a survey made in 2009.', 'title', 'real-estate'],
    [
      'We represent the retailer, sued by a customer. It waited 60 days to tell anybody of the theft.',
      'delay',
      'other',
    ],
  ] as const)('moves nothing: %s', (text, id, type) => expect(told(text, type)).not.toContain(id))

  it('is one where the criticism came first', () => {
    const text = 'We represent the employee. She got written warnings in 2022. In 2024 she reported the billing to HR.'
    expect(told(text, 'employment')).toContain('bad-record')
  })

  it.each([
    ['I lent my brother $20,000 and he signed a note. He never paid me back.', 'other'],
    ['We have a written contract with Dunn. He never paid.', 'other'],
    ['We built a deck for Mr. Harlow. He never paid.', 'other'],
    ['Ms. Vega hired our client to paint her house. She never paid.', 'other'],
    ['Ms. Lane signed the note. Our client, Mr. Poe, wired the money. She never paid it back.', 'other'],
    ['We represent Tate. Bell Roofing sued him. He never paid the balance.', 'own'],
    ['Our client is Bell Roofing. The owner, Mr. Tate, signed the contract. He never paid the balance.', 'who'],
    ['Our client, Ana Ruiz, lent $40,000 to her cousin Pete. He never paid it back.', 'who'],
  ] as const)('is of the one whom "he" can mean: %s', (text, of) => expect(whose(text, 'contract', 'breach')).toBe(of))

  it('is of the one word for a party, where who writes is "we"', () => {
    expect(whose('Buyer failed to give notice of the defects. We were paid until May.', 'contract', 'notice')).toBe(
      'other',
    )
    expect(whose('As the buyer, we failed to give notice of the defects.', 'contract', 'notice')).toBe('own')
  })
})

describe('a parent whom the form calls the respondent', () => {
  const text =
    'We represent the father. The mother petitioned to move with the children from Denver to Tampa. The child, 14, wants to stay in Denver. He fell behind in child support.'

  it('is not taken for who brings the case', () => {
    const side = sideOf(text, 'family', 'respondent')
    expect(side.against).toBeUndefined()
    expect(side.isUsual).toBe(false)
  })

  it('is told by who of the two wants to move', () => {
    const { told } = readFacts(text, 'family', sideOf(text, 'family', 'respondent'))
    const of = (id: string) => told.find(({ factor }) => factor.id === id)?.whose
    expect([of('relocation'), of('child-stays'), of('order-violated')]).toEqual(['other', 'other', 'own'])
  })
})

describe('a client whom the description names', () => {
  it('is known by what befell them, in a later sentence as well', () => {
    const named = sideOf(
      'My client Denise Hall worked nine years as a billing lead. She was let go nine days after she complained to HR.',
      'employment',
    )
    expect(named.title).toBe('the claimant')
    expect(named.anchor?.words).toContain('Denise Hall')
  })
})

describe('somebody who writes of their own case', () => {
  it('brings it where they would like to sue', () => {
    const { title, anchor } = sideOf('We delivered all of it and he never paid. I would like to sue.', 'contract')
    expect([title, anchor?.words]).toEqual(['the claimant', 'I would like to sue'])
  })
})

describe('a store that is sued over a fall', () => {
  const text =
    'We are defending Bayline Grocers. Mrs. Ortega slipped in the produce aisle. The store manager did not save the video. Our sweep log shows an employee inspected the aisle ten minutes before.'

  it('answers for its manager, and has its log', () => {
    const { told } = readFacts(text, 'personal-injury')
    expect(told.map(({ factor, whose }) => [factor.id, whose])).toEqual([
      ['recent-inspection', undefined],
      ['spoliation', 'own'],
    ])
  })
})

describe('a name beside a word for a side', () => {
  it('is of that side', () => {
    const text =
      'We defend the driver. The plaintiff, Ms. Orr, says that he ran a light. Ms. Orr was texting; her phone records show it.'
    const { told } = readFacts(text, 'personal-injury')
    expect(told.map(({ factor, whose }) => [factor.id, whose])).toEqual([['negligence', 'other']])
  })
})
