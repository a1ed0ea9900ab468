import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import type { Represented } from '../represented.ts'
import { readFacts } from './read.ts'
import { sideOf } from './side.ts'

const whose = (text: string, type: CaseType, chosen: Represented, id: string) => {
  const { told, unsettled } = readFacts(text, type, sideOf(text, type, chosen))
  const found = told.find(({ factor }) => factor.id === id)
  return found ? (found.whose ?? 'said') : unsettled.find(({ factor }) => factor.id === id)?.why
}

describe('whom somebody chose to represent', () => {
  it.each([
    ['contract', 'claimant', 'the claimant', true],
    ['contract', 'defendant', 'the defendant', false],
    ['family', 'respondent', 'the respondent', false],
    ['criminal', 'defense', 'the defense', true],
    ['criminal', 'prosecution', 'the prosecution', false],
  ] as const)('in a case of %s settles the side: %s', (type, chosen, title, isUsual) => {
    const text = 'Alder was at the house on May 4. Birch signed the paper there.'
    expect(sideOf(text, type, chosen)).toMatchObject({ title, isUsual, isOpen: false, isChosen: true })
  })

  it('goes before what is only told of others', () => {
    const text = 'Alder sues Birch over a written contract. Birch never paid. Alder finished the work on time.'
    expect(whose(text, 'contract', 'claimant', 'breach')).toBe('other')
    expect(whose(text, 'contract', 'defendant', 'breach')).toBe('own')
  })

  it('places the words for the parties with the side', () => {
    const text = 'The plaintiff signed a release. The defendant admitted in a letter that it did not pay.'
    expect(whose(text, 'contract', 'defendant', 'admission')).toBe('own')
    expect(whose(text, 'contract', 'claimant', 'admission')).toBe('other')
  })

  it('leaves to the description who sues where a landlord or a tenant is chosen', () => {
    const evicted = 'The landlord wants to evict the tenant, who has not paid rent for three months.'
    expect(sideOf(evicted, 'real-estate', 'tenant')).toMatchObject({ isUsual: false, title: 'the tenant' })
    expect(sideOf(evicted, 'real-estate', 'landlord')).toMatchObject({ title: 'the landlord' })
    expect(sideOf('The tenant sues the landlord for the deposit.', 'real-estate', 'landlord').isUsual).toBe(false)
  })
})

describe('a description that says otherwise', () => {
  it.each([
    ['My client, the defendant, never delivered.', 'contract', 'claimant', 'the defendant'],
    ['We represent the plaintiff in a suit over a roof.', 'contract', 'defendant', 'the claimant'],
    ['I was fired two days after I complained.', 'employment', 'defendant', 'the claimant'],
    ['We represent the tenant. The rent was late.', 'real-estate', 'landlord', 'the tenant'],
    ['Our client is charged with burglary.', 'criminal', 'prosecution', 'the defense'],
  ] as const)('is said, and the choice is followed: %s', (text, type, chosen, title) => {
    const side = sideOf(text, type, chosen)
    expect(side.against?.title).toBe(title)
    expect(text).toContain(side.against?.words.trim())
    expect(side.title).toBe(`the ${chosen}`)
  })

  it.each([
    ['My client, the defendant, never delivered.', 'contract', 'defendant'],
    ['We represent the plaintiff in a suit over a roof.', 'contract', 'claimant'],
    ['The buyer never paid. She moved away.', 'contract', 'defendant'],
    ['The officer searched the car without a warrant.', 'criminal', 'prosecution'],
    ['We represent the landlord. The rent was late.', 'real-estate', 'landlord'],
  ] as const)('is not found where nothing does: %s', (text, type, chosen) =>
    expect(sideOf(text, type, chosen).against).toBeUndefined(),
  )
})
