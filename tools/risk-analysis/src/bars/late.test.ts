import { jurisdictionOf } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import { ageBar } from './age.ts'
import { lateBar } from './late.ts'
import { injuryPeriods, injuryYears } from './periods.ts'

const late = (
  text: string,
  state: string,
  today: string,
  type: 'personal-injury' | 'contract' | 'other' = 'personal-injury',
) => lateBar(text, type, jurisdictionOf(state), new Date(today))
const crash = 'Our client was rear-ended on June 3, 2021. We have not filed suit.'

describe('the time to sue, counted from the date of an injury', () => {
  it('has run on the day after it ends, and not on that day', () => {
    expect(late(crash, 'Ohio', '2024-06-03')?.holds).toBe(true)
    const later = crash.replace('2021', '2022')
    expect(late(later, 'Ohio', '2024-06-03')).toBeNull()
    expect(late(later, 'Ohio', '2024-06-04')?.holds).toBe(true)
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

  it('had four years in Florida until the day after the change took effect', () => {
    const on = (date: string) => late(`Client fell on ${date}. No suit was filed.`, 'Florida', '2026-11-24')
    expect(on('March 24, 2023')).toBeNull()
    expect(on('March 25, 2023')?.holds).toBe(true)
  })

  it('is only asked about where no statute was read, however long ago it was', () => {
    for (const state of ['Utah', 'Alabama']) {
      expect(late(crash, state, '2022-06-01')).toBeNull()
      expect(late(crash, state, '2024-01-01')?.holds).toBe(false)
      expect(late(crash, state, '2040-01-01')).toMatchObject({
        holds: false,
        rule: expect.stringMatching(/between 1 and 6 years .* does not cap the index/),
      })
    }
    const arrest = 'Client was arrested on March 4, 2018, and nothing has been filed.'
    expect(late(arrest, 'Texas', '2026-11-24', 'other')?.holds).toBe(false)
  })

  it('has its public text and the day on which it was read in every state of the table', () => {
    for (const { read, vehicle, earlier } of Object.values(injuryPeriods))
      for (const one of [read, vehicle?.read ?? read, earlier?.read ?? read]) {
        expect(one.in).not.toBe('')
        expect(one.on).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    expect(injuryYears).toEqual({ least: 1, most: 6 })
    expect(late(crash, 'Ohio', '2026-11-24')?.rule).toContain('as read on November 24, 2026')
  })

  it('is asked about where somebody meant the harm, or was charged where that gives longer', () => {
    expect(late('He was assaulted on June 3, 2021. No suit was filed.', 'Michigan', '2026-11-24')?.holds).toBe(false)
    expect(late(`${crash} The driver was convicted.`, 'Illinois', '2026-11-24')?.holds).toBe(false)
    expect(late(`${crash} The driver was cited.`, 'Tennessee', '2022-12-01')?.holds).toBe(false)
    expect(late(`${crash} The driver was cited.`, 'Ohio', '2026-11-24')?.holds).toBe(true)
  })

  it('is asked about where something may have moved it', () => {
    expect(late(`${crash} She is a minor.`, 'Ohio', '2026-11-24')?.holds).toBe(false)
    expect(late('Client was hurt on March 2, 2018. Nothing was filed.', 'Texas', '2020-09-01')?.holds).toBe(false)
  })

  it('waits for the next working day where the last is on a weekend', () => {
    // June 3, 2023 was a Saturday.
    expect(late(crash, 'Ohio', '2023-06-05')).toBeNull()
    expect(late(crash, 'Ohio', '2023-06-06')?.holds).toBe(true)
  })

  it('is counted from the last day of a month or a year that is named alone', () => {
    const on = (today: string) => late('Our client was rear-ended in 2021. We have not filed suit.', 'Ohio', today)
    expect(on('2024-01-02')).toBeNull()
    expect(on('2024-01-03')?.rule).toContain('ended by December 31, 2023 at the latest')
  })

  it('is counted to the day of the suit where one was filed', () => {
    const filed = (day: string) => late(`Client fell on June 3, 2021. Suit was filed on ${day}.`, 'Ohio', '2026-11-24')
    expect(filed('June 2, 2023')).toBeNull()
    expect(filed('July 7, 2023')?.holds).toBe(true)
  })

  it('is not counted where a suit has no day, or an injury came later', () => {
    expect(late('Our client was rear-ended on June 3, 2021. Suit is pending.', 'Ohio', '2026-11-24')).toBeNull()
    expect(
      late('He was hit on June 3, 2021 and fell again on May 2, 2025. No suit was filed.', 'Ohio', '2026-11-24'),
    ).toBeNull()
    expect(late(crash, 'Ohio', '2026-11-24', 'contract')?.holds).toBe(false)
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
