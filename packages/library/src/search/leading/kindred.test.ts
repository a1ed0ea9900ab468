import { describe, expect, it } from 'vitest'
import { type Card, createKindred } from './kindred.ts'

const card = (work: number, field: string, subjects: string[], said = ''): Card => ({
  work,
  isCase: true,
  field,
  subjects,
  said,
})
const cards = [
  card(1, 'Procedure', ['personal jurisdiction', 'minimum contacts', 'general jurisdiction']),
  card(2, 'Procedure', ['personal jurisdiction', 'minimum contacts of a franchise']),
  card(3, 'Procedure', ['general jurisdiction', 'corporation at home']),
  card(4, 'Tax', ['late petition'], 'The limit is not jurisdictional, and personal to none.'),
  card(5, 'Contracts', ['consideration']),
]
const kindred = createKindred(cards)
const stems = ['person', 'jurisdict']

describe('how alike authorities are in what they are looked up for', () => {
  it('counts what they have in common, and not the authority itself', () => {
    const { works } = kindred.alike([1, 2])
    expect(works.get(1)).toBe(1)
    expect(works.get(3)).toBeGreaterThan(0.3)
    expect(works.get(4)).toBeLessThan(0.2)
    expect(works.get(5)).toBe(0)
  })

  it('leaves the words out that were asked for', () => {
    expect(kindred.alike([1, 2], stems).works.get(4)).toBe(0)
    expect(kindred.alike([1, 2], stems).text('personal jurisdiction')).toBe(0)
    expect(kindred.alike([1, 2], stems).text('minimum contacts')).toBeGreaterThan(0.5)
  })

  it('knows the subjects that have the words', () => {
    expect(kindred.someSubject(3, stems)).toBe(true)
    expect(kindred.someSubject(4, stems)).toBe(false)
    expect([1, 2, 3].map((work) => kindred.wholeSubject(work, stems))).toEqual([true, true, false])
    expect(kindred.wholeSubject(3, ['jurisdict', 'corpor'])).toBe(false)
    expect(kindred.wholeSubject(3, ['corpor'], true)).toBe(false)
    expect(kindred.wholeSubject(5, ['consider'], true)).toBe(true)
  })

  it('says nothing of what is not described', () => {
    expect(kindred.of(9)).toBeUndefined()
    expect(kindred.someSubject(9, stems)).toBe(false)
    expect(kindred.alike([]).works.get(1)).toBe(0)
  })
})
