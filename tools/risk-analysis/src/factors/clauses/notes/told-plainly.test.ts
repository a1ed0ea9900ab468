import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../../case-types.ts'
import { evidenceOf } from '../../../evidence.ts'

const today = new Date('2026-12-01')
const points = (caseType: CaseType, description: string) =>
  Object.fromEntries(
    evidenceOf({ caseType, description } as never, [], today).factors.map((one) => [one.id.split(':')[0], one.points]),
  )
const store = 'We represent Hollis Grocers (store defendant). Plaintiff Ann Reyes slipped on a puddle. '
const fell = 'Our client Ann Reyes slipped on a puddle in a store. '

describe('facts in everyday words count on the side where they are', () => {
  it.each([
    ['Two clerks were standing ten feet from the puddle for twenty minutes before she fell.', 'hazard-known'],
    ['A manager walked right past the spill.', 'hazard-known'],
    ['The sweep sheet for that hour is blank.', 'not-inspected'],
  ])('of whoever answers for the place: %s', (words, id) => {
    expect(points('personal-injury', store + words)[id]).toBeLessThan(0)
    expect(points('personal-injury', fell + words)[id]).toBeGreaterThan(0)
  })

  it('of whoever fell: what she wore and where she looked', () => {
    const words = 'She was looking at her phone. She wore worn-out flip flops.'
    expect(points('personal-injury', store + words)).toMatchObject({ 'comparative-fault': 10, negligence: 9 })
    expect(points('personal-injury', fell + words)['comparative-fault']).toBeLessThan(0)
  })

  it('of the parent who did it', () => {
    const mother = 'Client: Dana Whitlow, mother. '
    const told = 'Father, Rick, has had every other weekend and missed most of them. Father has a DUI from this spring.'
    const own = points('family', mother + told)
    expect(own['missed-visits']).toBeGreaterThan(0)
    expect(own.substance).toBeGreaterThan(0)
    const father = points('family', `Client: Rick Whitlow, father. ${told}`)
    expect(father['missed-visits'] ?? -1).toBeLessThan(0)
    expect(father.substance ?? -1).toBeLessThan(0)
  })

  it('of a tenant who walked in, the rent that she owes', () => {
    const own = points('real-estate', 'Tenant walked in. She was two months behind in rent.')
    expect(own['rent-default']).toBeLessThan(0)
  })

  it('is no fact where nobody says it of them', () => {
    expect(
      points('personal-injury', `${fell}If a manager had walked past the spill, it would matter.`),
    ).not.toHaveProperty('hazard-known')
    expect(points('personal-injury', `${fell}The clerk wore worn-out sneakers.`)).not.toHaveProperty(
      'comparative-fault',
    )
  })

  it('is asked where the words may speak for either side', () => {
    const search = 'Police entered without a warrant; the roommate let them in and said they could look around.'
    expect(points('criminal', search)).not.toHaveProperty('unlawful-search')
    const talk = 'He asked for a lawyer, and the detective kept talking; he then said he bought it from a guy.'
    expect(points('criminal', talk)).not.toHaveProperty('confession')
  })

  it('has no bar in a notice of delay', () => {
    const delay =
      'We are for the subcontractor. The subcontract requires written notice of delay within 7 days; we never sent a formal notice. The owner paid the general contractor in August 2026.'
    const { bars } = evidenceOf({ caseType: 'contract', description: delay } as never, [], today) as never as {
      bars?: { id: string }[]
    }
    expect((bars ?? []).map(({ id }) => id)).not.toContain('no-notice-of-claim')
  })
})
