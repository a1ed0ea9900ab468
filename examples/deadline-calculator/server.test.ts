import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { legalHoliday } from './holidays.ts'
import { clockAt, instantOf } from './hours.ts'
import { manifest } from './manifest.ts'
import { server } from './server.ts'

interface Answer {
  deadline: string
  orElse?: string
  weekday: string
  counted: { day: string; what: string }[]
  notes: string[]
}
const count = async (event: string, length: number, more: object = {}) =>
  (await runAction(server, 'count', { event, length, ...more })).output as Answer
const hours = async (event: string, time: string, length: number, more: object = {}) =>
  (await runAction(server, 'hours', { event, time, length, ...more })).output as Answer

it('holds to the contract', () => expect(contractProblems({ server })).toEqual([]))

it('tells what to ask of a service by electronic means and of an order that closes offices', () => {
  const { added, declaredHolidays } = manifest.actions.count.input.shape
  expect(added.description).toContain('before December 1, 2016, also (E)')
  for (const asked of [declaredHolidays, manifest.actions.hours.input.shape.declaredHolidays])
    expect(asked.description).toContain('may not be a declaration; ask the clerk')
})

describe('a period in days', () => {
  it('leaves out the day of the event, and counts every day, weekends and holidays too', async () => {
    expect(await count('2026-11-09', 21)).toMatchObject({ deadline: '2026-11-30', weekday: 'Monday' })
  })

  // The Committee's example of 2009, in a year with the same calendar: September 1 is a Saturday, September 3 Labor Day.
  it('continues forward to the next day that is no weekend and no holiday', async () => {
    const { deadline, counted } = await count('2012-08-22', 10)
    expect(deadline).toBe('2012-09-04')
    expect(counted.map(({ day }) => day)).toEqual([
      '2012-08-22',
      '2012-09-01',
      '2012-09-01',
      '2012-09-02',
      '2012-09-03',
    ])
    expect(counted.at(-1)?.what).toMatch(/^Labor Day, Rule 6\(a\)\(6\)\(A\)/)
  })

  it('continues backward where it is measured before an event', async () => {
    expect(await count('2012-09-11', 10, { direction: 'before' })).toMatchObject({ deadline: '2012-08-31' })
  })

  it('is lengthened by 3 days after it would otherwise expire', async () => {
    // Day 14 is Saturday, November 28: the period would expire on Monday, November 30.
    expect(await count('2026-11-14', 14, { added: true })).toMatchObject({ deadline: '2026-12-03' })
    // It expires on Wednesday; the third day is a Saturday.
    expect(await count('2026-12-02', 7, { added: true })).toMatchObject({ deadline: '2026-12-14' })
    await expect(count('2026-12-02', 7, { added: true, direction: 'before' })).rejects.toThrow('Rule 6(d)')
  })

  it('knows holidays of the state for periods after an event alone', async () => {
    const stateHolidays = ['2026-04-20']
    expect(await count('2026-04-13', 7, { stateHolidays })).toMatchObject({ deadline: '2026-04-21' })
    const before = await count('2026-04-27', 7, { stateHolidays, direction: 'before' })
    expect(before.deadline).toBe('2026-04-20')
    expect(before.notes.join(' ')).toContain('Rule 6(a)(6)(C)')
  })

  it('knows days that were declared holidays', async () => {
    expect(await count('2024-12-17', 7, { declaredHolidays: ['2024-12-24'] })).toMatchObject({ deadline: '2024-12-26' })
  })

  it.each([
    // Independence Day is a Saturday: is Friday a legal holiday?
    ['2026-06-19', 14, 'after', '2026-07-03', '2026-07-06'],
    ['2026-07-17', 14, 'before', '2026-07-02', '2026-07-03'],
    // New Year's Day is a Sunday: is Monday one?
    ['2022-12-12', 21, 'after', '2023-01-02', '2023-01-03'],
    ['2023-01-23', 21, 'before', '2022-12-30', '2023-01-02'],
  ])(
    'gives the earlier day where it is open whether a day is a legal holiday: %s, %i days %s',
    async (event, length, direction, deadline, orElse) => {
      const answer = await count(event, length, { direction })
      expect(answer).toMatchObject({ deadline, orElse })
      expect(answer.notes[0]).toMatch(/^(Independence Day|New Year's Day) falls on a weekend/)
    },
  )

  it.each(['2009-11-30', '2026-02-30', 'tomorrow'])('is refused from %s', async (event) => {
    await expect(count(event, 7)).rejects.toThrow()
  })
})

describe('the holidays', () => {
  // The days of 2026 and of 2021 as the Office of Personnel Management lists them, where they are not moved.
  it.each([
    ['2026', ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
    ['2021', ['01-01', '01-18', '02-15', '05-31', '06-19', '07-04', '09-06', '10-11', '11-11', '11-25', '12-25']],
  ])('of %s are those of 5 U.S.C. § 6103(a)', (year, expected) => {
    const all = Array.from({ length: 365 }, (_, day) =>
      new Date(Date.UTC(Number(year), 0, 1 + day)).toISOString().slice(0, 10),
    )
    expect(all.filter((day) => legalHoliday(day, { isAfter: true }))).toEqual(expected.map((day) => `${year}-${day}`))
  })

  it('hold Juneteenth since the statute names it', () => {
    expect(legalHoliday('2020-06-19', { isAfter: true })).toBeUndefined()
    expect(legalHoliday('2023-06-19', { isAfter: true })).toContain('Juneteenth')
  })

  it.each([
    ['2021-06-19', 'B'],
    ['2023-06-19', 'B'],
    ['2023-12-25', 'A'],
    ['2024-06-19', 'A'],
  ])('rest on the paragraph that was in force: %s on (%s)', (day, paragraph) => {
    expect(legalHoliday(day, { isAfter: true })?.endsWith(`Rule 6(a)(6)(${paragraph})`)).toBe(true)
  })
})

describe('a period in hours', () => {
  // The Committee's example of 2009, in a year with the same calendar: the clocks go back on Sunday.
  it('counts every hour, also the one that the clocks repeat', async () => {
    expect(await hours('2012-11-02', '10:00', 72)).toMatchObject({ deadline: '2012-11-05T09:00' })
    expect(await hours('2012-11-02', '10:00', 72, { zone: 'Arizona' })).toMatchObject({ deadline: '2012-11-05T10:00' })
  })

  it('runs until the same time on the next day where it would end on a weekend', async () => {
    expect(await hours('2026-11-20', '14:30', 24)).toMatchObject({ deadline: '2026-11-23T14:30', weekday: 'Monday' })
    expect(await hours('2026-11-23', '14:30', 48, { direction: 'before' })).toMatchObject({
      deadline: '2026-11-20T14:30',
    })
  })

  it('knows the clocks of the zones through a year', () => {
    for (const clock of [
      '2026-01-15T12:00',
      '2026-07-15T00:30',
      '2026-03-08T03:30',
      '2026-11-01T01:30',
      '2026-12-31T23:59',
    ])
      for (const zone of ['America/New_York', 'America/Anchorage', 'Pacific/Guam'])
        expect(clockAt(instantOf(clock, zone), zone)).toBe(clock)
  })
})
