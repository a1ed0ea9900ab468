import { describe, expect, it } from 'vitest'
import { longestPlaceholder } from './label.ts'
import { createRedactor } from './redactor.ts'

/** A small generator with a seed (mulberry32), so that a failure comes again. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pieces = [
  ...[
    '[SSN 1]',
    '[ssn-2]',
    'SSN 1',
    '\\[EMAIL 1\\]',
    '[NAME 1B]',
    '[NAME 1]',
    '[SSN 99]',
    '[ SSN',
    'SSN',
    ' 1',
    '1',
    'B',
  ],
  ...['[', ']', '\\', ' ', '_', 'S', 'N', 'E', 'a', '.', '\n', 'é', '😀', 'ACCOUNT 1', '[ACCOUNT 1]', '#', 'NAME 1'],
]

function setUp() {
  const redactor = createRedactor({ names: ['María Delgado'] })
  redactor.redact('078-05-1120 219-09-9999 x@example.com María Delgado, Delgado, ACCOUNT 1, account no. 12345678')
  return redactor
}

describe('a restored stream', () => {
  it('says in the end what the whole text says, wherever it is cut', () => {
    const redactor = setUp()
    for (let seed = 0; seed < 4000; seed++) {
      const next = random(seed)
      const text = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join('')
      const stream = redactor.restoreStream()
      let streamed = ''
      for (let at = 0; at < text.length; ) {
        const size = 1 + next(6)
        streamed += stream.push(text.slice(at, at + size))
        at += size
      }
      streamed += stream.end()
      expect(streamed, JSON.stringify(text)).toBe(redactor.restore(text))
    }
  })

  it('passes on at once what can be no placeholder', () => {
    const stream = setUp().restoreStream()
    expect(stream.push('The court held that [')).toBe('The court held that ')
    expect(stream.push('SS')).toBe('')
    expect(stream.push('N 1')).toBe('')
    expect(stream.push('] is hers')).toBe('078-05-1120 is hers')
    expect(stream.push(' [see')).toBe(' [see')
    expect(stream.end()).toBe('')
  })

  it('holds back no more than the longest placeholder', () => {
    for (const hostile of ['[', '\\[', '[SSN   ', '[SSN 1', 'SSN ', '[ACCOUNT 1234567890', 'N']) {
      // Where no placeholder is known, what goes in comes out, and lengths tell what is held back.
      const stream = createRedactor({ names: [] }).restoreStream()
      let held = 0
      for (const letter of hostile.repeat(50)) {
        held += 1 - stream.push(letter).length
        expect(held).toBeLessThanOrEqual(longestPlaceholder)
      }
      expect(stream.end()).toHaveLength(held)
    }
  })
})
