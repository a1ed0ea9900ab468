import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { evidenceOf } from '../evidence.ts'
import { sideOf } from './side.ts'

describe('a client who is plainly sued', () => {
  it.each([
    ['personal-injury', 'Our client runs a hardware business. A man walked into his shop and slipped on paint.'],
    ['personal-injury', 'We represent Ida Crewe. Her houseguest fell on the back stairs.'],
    ['personal-injury', 'We represent Ida Crewe. Her dog attacked a courier, who needed stitches.'],
    ['contract', 'We represent Cole Rivers. The lender sued on his truck loan.'],
    ['contract', 'The widow who hired our client has sued him over the deck.'],
    ['contract', 'We act for Sam Ortiz. His aunt, who is now suing, lent him $12,000.'],
    ['employment', 'We represent Bea Stroud, who owns a bakery. She fired a clerk who had asked for overtime.'],
    ['real-estate', 'Our client is being evicted. There has been no hot water since March.'],
    ['real-estate', 'We represent Ole Brandt, who rents a trailer. The park owner filed to evict him in May.'],
    ['real-estate', 'Our client received a notice to quit last week.'],
  ] as const)('is the defendant: %s, %s', (type, text) => expect(sideOf(text, type)).toMatchObject({ isUsual: false }))

  it.each([
    ['personal-injury', 'Our client was walking in his yard when a truck hit him.'],
    ['employment', 'Our client, a shift lead, fired a clerk as she was told and then was fired herself.'],
    ['employment', 'Our client reported a theft. She let go a helper in March. In May they fired her.'],
    ['contract', 'Pavlik Roofing sued our client’s brother-in-law. Our client wants to sue Pavlik Roofing.'],
    ['real-estate', 'Our client, the landlord, filed to evict a tenant. The tenant got a notice to quit in May.'],
    ['real-estate', 'Our client was evicted in May without a court order. She is suing the landlord.'],
  ] as const)('is nobody who sues: %s, %s', (type, text) => expect(sideOf(text, type)).toMatchObject({ isUsual: true }))
})

const factors = (caseType: CaseType, represents: string, description: string) =>
  evidenceOf({ caseType, description, represents } as never, [], new Date('2026-11-30')).factors.map(({ id }) => id)

it.each([
  'A bus driver struck our client in a crosswalk. He was distracted.',
  'A motorist hit our client. She was speeding.',
  'Our client slipped at the bar. The manager came late. He was drunk.',
])('a pronoun behind somebody else is not the client: %s', (text) =>
  expect(factors('personal-injury', 'claimant', text)).not.toContain('comparative-fault'),
)
it('a pronoun behind the client alone is', () =>
  expect(factors('personal-injury', 'claimant', 'Our client fell on the stairs. She was texting.')).toContain(
    'comparative-fault',
  ))
it.each([
  'We represent the credit union. He concedes that he used the card.',
  'We represent a debt buyer. She admits that she owes it.',
])('no firm is a “he” or a “she”: %s', (text) =>
  expect(factors('contract', 'claimant', text)).not.toContain('admission'),
)
it('a teller of a bank is', () =>
  expect(factors('contract', 'claimant', 'We represent a bank teller. He conceded the shortage.')).toContain(
    'admission',
  ))
