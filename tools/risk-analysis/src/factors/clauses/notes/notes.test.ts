import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../../case-types.ts'
import { evidenceOf } from '../../../evidence.ts'

const today = new Date('2026-11-30')
const points = (caseType: CaseType, represents: string | undefined, description: string) =>
  Object.fromEntries(
    evidenceOf({ caseType, description, ...(represents && { represents }) } as never, [], today).factors.map((one) => [
      one.id.split(':')[0],
      one.points,
    ]),
  )

describe('who did it decides the sign', () => {
  const malpractice =
    'Legal malpractice. We’d be for Hanover Street Bakery. Their old lawyer missed the answer date, and a petition to open was denied because he’d waited 7 weeks.'
  it('of a lawyer’s delay: for the client who sues the lawyer', () => {
    expect(points('other', 'claimant', malpractice)).toMatchObject({ negligence: 9 })
    expect(points('other', 'claimant', malpractice)).not.toHaveProperty('delay')
  })
  it('of a client’s own delay: against the client', () =>
    expect(
      points('personal-injury', 'claimant', 'Our client fell in a store. She waited two years to see us.').delay,
    ).toBe(-4))

  const patent = 'Sued by Arbortech for infringing a patent on a guard that a switch releases. '
  it('of the accused product: for whoever makes it', () => {
    const text = `${patent}Our guard is released by a separate thumb lever, not the switch.`
    expect(points('intellectual-property', 'defendant', text)['not-infringing']).toBe(7)
  })
  it('of whoever saw the patent', () => {
    const text = `${patent}Our R&D chief, Anders Poe, saw the patent in 2022.`
    expect(points('intellectual-property', 'defendant', text).willful).toBe(-5)
  })

  const custody = 'We act for mom, Bethany Sluder. Dad (Corey) primary since 2022. '
  it('of absences from school: of the parent with whom the child lives', () => {
    expect(points('family', 'petitioner', `${custody}Son has missed 31 days of school this yr.`)['school-missed']).toBe(
      6,
    )
    expect(
      points('family', 'petitioner', 'We act for mom. The son has missed 31 days of school this yr.'),
    ).not.toHaveProperty('school-missed')
  })
  it('of an arrear that was made good: of nobody', () =>
    expect(
      points('family', 'petitioner', `${custody}Mom was behind on child support until August, she’s caught up.`),
    ).not.toHaveProperty('order-violated'))
  it('of a child who wants to stay: against the parent who wants to move', () => {
    const text =
      'We’re for the father. Mom wants to take the twins to Portland. The twins want to stay with their team.'
    expect(points('family', 'respondent', text)['child-stays']).toBe(4)
  })
  it('of a measure against the harasser: against whoever claims', () => {
    const text =
      'We defend a bakery. She says the manager groped her. The manager was fired two days after she told the owner.'
    expect(points('employment', 'defendant', text)).toMatchObject({ 'prompt-remedy': 7 })
    expect(points('employment', 'defendant', text)).not.toHaveProperty('timing')
  })
  it('of conditions in an eviction: for the tenant', () => {
    const text = 'Our client is a tenant. Landlord filed eviction. There has been no heat in the bedroom since January.'
    expect(points('real-estate', 'defendant', text)).toMatchObject({ 'bad-conditions': 6 })
    expect(points('real-estate', 'defendant', text)).not.toHaveProperty('condition')
  })
  it('of the same conditions where the tenant sues: nothing is read', () => {
    const text =
      'Our client, a tenant, wants to sue her landlord for wrongful eviction. There has been no heat since January.'
    expect(points('real-estate', 'claimant', text)).not.toHaveProperty('bad-conditions')
  })
  it('of use of land: only of whoever claims it', () => {
    const line = 'Property line. Client Fern Delahunt wants title to a strip. '
    expect(points('real-estate', 'claimant', `${line}She’s mowed it since 2011.`)['long-use']).toBe(4)
    expect(points('real-estate', 'claimant', `${line}The neighbor has mowed it since 2011.`)).not.toHaveProperty(
      'long-use',
    )
  })
  it('of findings on appeal: for whoever won', () => {
    const text = 'The judge found no negligence on credibility.'
    expect(points('contract', 'defendant', `We won, and Mr. Hsu appeals. ${text}`)['deferential-review']).toBe(6)
    expect(points('contract', 'claimant', `We lost and appeal. ${text}`)['deferential-review']).toBe(-6)
  })
})

describe('a month is no doubt, and no sum that somebody else paid a loss', () => {
  it('counts a bill of May', () =>
    expect(
      points('personal-injury', 'claimant', 'She fell. Surgery in May 2024, about $38k in bills.')['damages-shown'],
    ).toBe(7))
  it('does not count what an insurer paid', () =>
    expect(
      points(
        'personal-injury',
        'claimant',
        'She was bitten. Got $3,100 of bills paid by the neighbor’s homeowner’s carrier.',
      ),
    ).not.toHaveProperty('damages-shown'))
})

it('holds a notice against its own limit', () => {
  const text = (day: number) =>
    `Client: Halvorsen Steel. The builder owes us $312,000. Notice of delay was due in 7 days, we gave it on day ${day}.`
  expect(points('contract', 'claimant', text(19)).notice).toBe(-7)
  expect(points('contract', 'claimant', text(5))).not.toHaveProperty('notice')
})
