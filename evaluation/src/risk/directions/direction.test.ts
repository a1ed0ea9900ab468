import { expect, it } from 'vitest'
import { byCues } from './cues.ts'
import { askedFor, describedCases } from './described.ts'
import { directionOf, type Read } from './direction.ts'
import { directionsTable } from './table.ts'

const [one] = describedCases('seen')
if (!one) throw new Error('The set is empty.')
const read = (more: Partial<NonNullable<Read>>): Read => ({
  successProbability: null,
  factors: [],
  bars: [],
  questions: [],
  ...more,
})
const anchors = [{ start: 0, end: 3, words: 'who' }]
const factor = (points: number) => ({
  id: 'admission',
  points,
  direction: points > 0 ? ('up' as const) : ('down' as const),
  anchors,
  sentence: { start: 0, end: 3, words: 'who' },
})
const bar = (id: string, holds: boolean) => ({ id, holds, ends: 'client' as const, anchors })

it('has 120 descriptions in each half, and the fact stands in the text alone', () => {
  for (const set of ['seen', 'kept-back'] as const) {
    const all = describedCases(set)
    expect(all).toHaveLength(120)
    expect(all.filter(({ base, text }) => base === text)).toEqual([])
    for (const given of all) expect(askedFor(given, given.text, false).caseType).not.toBe('')
  }
})

it('takes an index that goes down for a risk that goes up', () => {
  const up = { ...one, expected: 'up' as const, bar: null }
  const [before, after] = [read({ successProbability: 50 }), read({ successProbability: 40, factors: [factor(-8)] })]
  expect(directionOf(up, before, after).came).toBe('right')
  expect(directionOf({ ...up, expected: 'down' }, before, after).came).toBe('wrong')
  expect(directionOf({ ...up, expected: 'none' }, before, after).came).toBe('moved')
  expect(directionOf(up, before, before).came).toBe('not moved')
  expect(directionOf(up, read({}), read({ factors: [factor(-8)] })).came).toBe('right')
})

it('tells a bar that stands from one that is asked about, and one that is invented', () => {
  const barred = { ...one, expected: 'up' as const, bar: 'limitation' as const }
  const after = (holds: boolean) => directionOf(barred, read({}), read({ bars: [bar('untimely-charge', holds)] }))
  expect(after(true)).toMatchObject({ bar: 'stands', invented: [], came: 'right' })
  expect(after(false)).toMatchObject({ bar: 'asked' })
  const asks = read({
    questions: ['Not scored: “It ran out.” Had the limitations period run?'],
  })
  expect(directionOf(barred, read({}), asks).bar).toBe('asked')
  expect(directionOf({ ...barred, bar: null, expected: 'none' }, read({}), asks).doubted).toEqual(['limitation'])
  expect(directionOf(barred, read({}), read({ bars: [bar('release', true)] }))).toMatchObject({
    bar: 'missed',
    invented: ['release'],
  })
})

it('prints counts beside those of a bag of words', () => {
  const table = directionsTable('seen', [directionOf(one, read({}), read({}))])
  expect(table).toContain('wrong sign (goal: 0) | 0 of 1')
  expect(byCues({ ...one, base: 'We sue.', text: 'We sue. The driver admitted it.', side: 'plaintiff' })).toBe('down')
  expect(byCues({ ...one, base: 'We sue.', text: 'We sue. The driver never admitted it.', side: 'plaintiff' })).toBe(
    'up',
  )
})
