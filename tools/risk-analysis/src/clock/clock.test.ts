import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { after, dayOf, rolled, shown } from './calendar.ts'
import { lateByDates } from './index.ts'
import { momentsIn } from './moments.ts'

const today = new Date('2026-11-28')
const late = (text: string, type: CaseType = 'other') => lateByDates(text, type, today).late.map(({ bar }) => bar)
const standing = (text: string, type?: CaseType) => late(text, type).map(({ id, holds }) => `${id}${holds ? '' : '?'}`)

describe('the days of a time', () => {
  it('end on the same day of a later month, or on its last', () => {
    expect(shown(after(dayOf(2024, 1, 31), { count: 1, unit: 'month' }))).toBe('February 29, 2024')
    expect(shown(after(dayOf(2023, 12, 15), { count: 2, unit: 'year' }))).toBe('December 15, 2025')
  })
  it('wait for the next day on which a court is open', () => {
    expect(shown(rolled(dayOf(2026, 7, 4)))).toBe('July 6, 2026')
    expect(shown(rolled(dayOf(2026, 11, 26)))).toBe('November 27, 2026')
    expect(shown(rolled(dayOf(2026, 5, 25)))).toBe('May 26, 2026')
  })
})

describe('the times that a text names', () => {
  const named = (text: string) => momentsIn(text, today).map(({ first, last }) => `${shown(first)} - ${shown(last)}`)
  it('are days, months and years, with the year that fits where none is written', () => {
    expect(named('On June 2, 2026 and again on September 8')).toEqual([
      'June 2, 2026 - June 2, 2026',
      'September 8, 2026 - September 8, 2026',
    ])
    expect(named('Entered 12/20/2025, appealed January 30.')[1]).toBe('January 30, 2026 - January 30, 2026')
    expect(named('fell in March 2019')).toEqual(['March 1, 2019 - March 31, 2019'])
    expect(named('settled in May')).toEqual(['May 1, 2026 - May 31, 2026'])
    expect(named('born in 1990, 10 days ago')).toEqual([
      'January 1, 1990 - December 31, 1990',
      'November 18, 2026 - November 18, 2026',
    ])
  })
  it('are none in the future, and no fractions', () =>
    expect(named('She owns 1/2 of it and may sue in 2031.')).toEqual([]))
})

describe('a step that came late by the dates', () => {
  it('is barred by a time that the description names', () => {
    const policy = 'The policy allows no suit more than one year after the date of loss. The loss was May 4, 2024;'
    expect(standing(`${policy} suit was filed June 9, 2025.`, 'contract')).toEqual(['limitation'])
    expect(standing(`${policy} suit was filed May 2, 2025.`, 'contract')).toEqual([])
    expect(
      standing(
        'The statute of repose is ten years from completion. Work was completed March 3, 2012. We sued on April 8, 2026.',
        'real-estate',
      ),
    ).toEqual(['repose'])
  })

  it('is barred by a federal time whose words were read, counted to the day', () => {
    const letter = 'ADA case. The right-to-sue letter came on June 2, 2026;'
    expect(standing(`${letter} the complaint was filed August 31, 2026.`, 'employment')).toEqual([])
    expect(standing(`${letter} the complaint was filed September 1, 2026.`, 'employment')).toEqual(['limitation'])
    const judgment = 'Federal court, diversity. Judgment was entered September 14, 2026.'
    expect(standing(`${judgment} Our notice of appeal was filed October 14.`, 'contract')).toEqual([])
    expect(standing(`${judgment} Our notice of appeal was filed October 15.`, 'contract')).toEqual(['untimely-appeal'])
    expect(late(`${judgment} Our notice of appeal was filed October 15.`, 'contract')[0]?.rule).toMatch(
      /4\(a\)\(1\)\(A\).*ended on October 14, 2026.*October 15, 2026, 31 days later/,
    )
  })

  it('is only asked about where something may move or stop the time', () => {
    const letter = 'ADA case. The right-to-sue letter came on June 2, 2026; the complaint was filed September 21, 2026.'
    expect(standing(`${letter} We ask for equitable tolling.`, 'employment')).toEqual(['limitation?'])
    expect(standing(`${letter} There was no tolling agreement.`, 'employment')).toEqual(['limitation'])
  })

  it('is counted to today where nothing was filed', () => {
    const denial = 'VA hospital. The agency mailed its final denial on January 15, 2026.'
    expect(standing(`${denial} No suit was filed.`, 'personal-injury')).toEqual(['limitation'])
    expect(standing(`${denial} Suit is pending.`, 'personal-injury')).toEqual([])
  })

  it('is not told by dates that are in doubt', () =>
    expect(
      standing('The statute gives two years. He may have fallen in 2021. No suit was filed.', 'personal-injury'),
    ).toEqual([]))

  it('is not told by a time of another step, or one that merely passed', () => {
    expect(
      standing('She had a 30-day cure period. The breach was March 3, 2024. Suit was filed May 9, 2024.', 'contract'),
    ).toEqual([])
    expect(
      standing('He worked there ten years. He was fired March 3, 2024 and sued May 9, 2025.', 'employment'),
    ).toEqual([])
  })
})

describe('a federal time', () => {
  const deficiency =
    'The IRS mailed the notice of deficiency on January 5, 2026. She filed her Tax Court petition on May 20, 2026.'
  it('is not that of a notice that was sent abroad', () => {
    expect(late(deficiency)[0]?.rule).toContain('26 U.S.C. § 6213(a)')
    expect(
      late(`${deficiency} She lives outside the United States.`)
        .map(({ rule }) => rule)
        .join(),
    ).not.toContain('6213')
  })
  it('to review an order of removal is said to be no matter of jurisdiction', () => {
    const [bar] = late(
      'The Board of Immigration Appeals issued the final order of removal on January 5, 2026. He filed the petition for review on May 20, 2026.',
    )
    expect(bar?.rule).toContain('no matter of jurisdiction')
  })
})

describe('a motion after the judgment', () => {
  const appeal = (motion: string, filed = 'July 23, 2026') =>
    standing(
      `Judgment was entered in D. Mont. on May 5, 2026. ${motion} The notice of appeal was filed on ${filed}.`,
      'contract',
    )
  it('restarts the time to appeal where it was made in time', () => {
    const motion =
      'On June 1 Hsu filed a motion to amend the findings and for a new trial, and the judge denied it June 25.'
    expect(appeal(motion)).toEqual(['untimely-appeal?'])
    expect(appeal(motion, 'July 28, 2026')[0]).toMatch(/^untimely-appeal/)
  })
  it('does not where it came too late, or there was none', () => {
    expect(appeal('On June 20 he filed a motion for a new trial, and the judge denied it June 25.')[0]).toMatch(
      /^untimely-appeal/,
    )
    expect(appeal('')).toEqual(['untimely-appeal'])
  })
})
