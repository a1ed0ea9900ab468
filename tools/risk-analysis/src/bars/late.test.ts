import { jurisdictionOf } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import { ageBar } from './age.ts'
import { lateBar } from './late.ts'

const late = (text: string, state: string, today: string, type: 'personal-injury' | 'contract' = 'personal-injury') =>
  lateBar(text, type, jurisdictionOf(state), new Date(today))
const crash = 'Our client was rear-ended on June 3, 2021. We have not filed suit.'

describe('the time to sue, counted from the date of an injury', () => {
  it('has run on the day after it ends, and not on that day', () => {
    expect(late(crash, 'Ohio', '2023-06-03')).toBeNull()
    expect(late(crash, 'Ohio', '2023-06-04')?.holds).toBe(true)
  })

  it('is said with its statute and its last day', () =>
    expect(late(crash, 'Ohio', '2026-11-24')?.rule).toMatch(/2 years .*§ 2305\.10\(A\).* ended on June 3, 2023/))

  it('is that of the state, for vehicles where they have their own, and as it was when the claim arose', () => {
    expect(late(crash, 'Colorado', '2023-12-01')).toBeNull()
    expect(late('Client fell on June 3, 2021. No suit was filed.', 'Colorado', '2023-12-01')?.holds).toBe(true)
    expect(late(crash, 'Florida', '2024-01-01')).toBeNull()
    expect(late(crash.replace('2021', '2023'), 'Florida', '2025-06-10')?.holds).toBe(true)
    expect(late(crash, 'Tennessee', '2022-06-04')?.holds).toBe(true)
  })

  it('is asked about where the state is not in the table, until no state gives longer', () => {
    expect(late(crash, 'Utah', '2024-01-01')?.holds).toBe(false)
    expect(late(crash, 'Utah', '2027-06-04')?.holds).toBe(true)
  })

  it('is asked about where something may have moved it', () => {
    expect(late(`${crash} She is a minor.`, 'Ohio', '2026-11-24')?.holds).toBe(false)
    expect(late('Client was hurt on March 2, 2018. Nothing was filed.', 'Texas', '2020-09-01')?.holds).toBe(false)
  })

  it('is not counted where suit was filed, no date or several are given, or no injury is the claim', () => {
    expect(late('Our client was rear-ended on June 3, 2021. Suit is pending.', 'Ohio', '2026-11-24')).toBeNull()
    expect(late('Our client was rear-ended in 2021. We have not filed suit.', 'Ohio', '2026-11-24')).toBeNull()
    expect(
      late('He was hit on June 3, 2021 and fell again on May 2, 2025. No suit was filed.', 'Ohio', '2026-11-24'),
    ).toBeNull()
    expect(late(crash, 'Ohio', '2026-11-24', 'contract')).toBeNull()
  })
})

describe('an age below that of the federal statute', () => {
  const age = (text: string) => ageBar(text, 'employment')
  it('ends a claim under that statute, and is asked about where another may be meant', () => {
    expect(age('She sues under the ADEA. She is 38.')?.holds).toBe(true)
    expect(age('A 38-year-old welder sues for age discrimination.')?.holds).toBe(false)
  })
  it('is nobody else’s age, and none from 40 on', () => {
    expect(age('She sues under the ADEA. The decision maker was 31.')).toBeNull()
    expect(age('She sues under the ADEA. She was 40.')).toBeNull()
    expect(age('She is 38 and was fired for being pregnant.')).toBeNull()
    expect(age('ADEA suit. She was 30 minutes late.')).toBeNull()
  })
})
