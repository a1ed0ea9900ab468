import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBars } from '../bars/index.ts'
import type { CaseType } from '../case-types.ts'

const today = new Date('2026-11-28')
const linesOf = (name: string): string[] =>
  readFileSync(new URL(`./__fixtures__/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
const names: Readonly<Record<string, readonly string[]>> = {
  fault: ['comparative'],
  limitation: ['limitation', 'untimely-charge', 'repose'],
}

/** One line: the bar, whose case it ends, the type of case, and the text. */
const toldIn = (name: string) =>
  linesOf(name).map((line) => {
    const [head = '', text = ''] = line.split(' | ')
    const [bar = '', ends = '', type = ''] = head.split(' ')
    const ids = names[bar] ?? [bar]
    const found = readBars(text, type as CaseType, null, today).filter(({ id }) => ids.includes(id))
    return { bar, ends, text, stands: found.find(({ holds }) => holds), isAsked: found.length > 0 }
  })
/** The lines, each with a type and a text, in which a bar stands where none is. */
const inventedIn = (name: string) =>
  linesOf(name).filter((line) => {
    const [type = '', text = ''] = line.split(' | ')
    return readBars(text, type as CaseType, null, today).some(({ holds }) => holds)
  })
const told = toldIn('told')
const standing = told.filter(({ stands }) => stands)

describe('bars as lawyers, clients and intake staff tell them', () => {
  it('stand in nine of ten, and are asked about in half of the others', () => {
    const missed = told.filter(({ isAsked }) => !isAsked)
    console.info(`${standing.length} of ${told.length} stand, ${missed.length} are missed`)
    expect(standing.length).toBeGreaterThan(told.length * 0.88)
    expect(missed.length, missed.map(({ text }) => text).join('\n')).toBeLessThan(told.length * 0.08)
  })

  it('end the case of whose they are', () =>
    expect(standing.filter(({ ends, stands }) => stands?.ends !== ends).map(({ text }) => text)).toEqual([]))

  it('stand nowhere where they are argued, denied, feared, of another matter or not there', () =>
    expect(inventedIn('none')).toEqual([]))
})

it('stand in most of those that were kept back while rules were changed, and in no living claim of them', () => {
  const kept = toldIn('told-kept-back')
  expect(kept.filter(({ stands, ends }) => stands?.ends === ends).length).toBeGreaterThanOrEqual(11)
  expect(inventedIn('none-kept-back')).toEqual([])
})

describe('a time that is told beside what came too late', () => {
  const bars = (text: string, type: CaseType = 'contract') =>
    readBars(text, type, null, today)
      .filter(({ holds }) => holds)
      .map(({ id }) => id)

  it.each([
    ['Notice of appeal on day 41 of a 30-day period. We represent the appellant.', ['untimely-appeal']],
    ['Notice of appeal on day 21 of a 30-day period. We represent the appellant.', []],
    ['We sue on a note. The six years on it ended in 2021 and he sued in 2023.', ['limitation']],
    ['We sue on a note. The six years on it end in 2027 and he sued in 2023.', []],
    [
      'The decree is dated May 2, the thirty days ended on June 1, and our client appealed on June 19.',
      ['untimely-appeal'],
    ],
  ])('%s', (text, expected) => expect(bars(text)).toEqual(expected))
})

it('asks where the side is open and where something may lift it', () => {
  const [one] = readBars(
    'We represent the seller. The buyer and the seller settled this very dispute; the seller was paid in full and released him. The release was signed under threats.',
    'contract',
    null,
    today,
  )
  expect(one).toMatchObject({ id: 'release', holds: false })
})
