import { describe, expect, it } from 'vitest'
import { nameOfKind, namesError, namesIn, percent, purposeOf, whatLeft } from './privacy.ts'

describe('the names that were typed', () => {
  it('are trimmed, each once, without empty lines', () => {
    expect(namesIn(' Initech LLC \n\nMilton Waddams\r\nInitech LLC\n')).toEqual(['Initech LLC', 'Milton Waddams'])
    expect(namesIn(' \n ')).toEqual([])
  })

  it('are good up to 200, of 2 to 100 characters', () => {
    expect(namesError([])).toBeUndefined()
    expect(namesError(Array.from({ length: 200 }, (_, index) => `Name ${index}`))).toBeUndefined()
    expect(namesError(Array.from({ length: 201 }, (_, index) => `Name ${index}`))).toMatch(/201 names/)
    expect(namesError(['Initech', 'I'])).toMatch(/^“I” cannot be kept/)
    expect(namesError(['I'.repeat(101)])).toMatch(/2 to 100/)
  })
})

describe('an entry', () => {
  const at = '2026-11-21T04:00:00.000Z'
  const entry = { at, bytesSent: 2048, bytesReceived: 512 }
  const size = (bytes: number) => `${bytes} bytes`
  const later = (minutes: number) => Date.parse(at) + minutes * 60_000

  it('says what went each way, or that nothing did', () => {
    expect(whatLeft({ ...entry, outcome: 'answered' }, size)).toBe('2048 bytes sent, 512 bytes received')
    expect(whatLeft({ ...entry, outcome: 'refused' }, size)).toBe('Refused here. Nothing was sent.')
    expect(whatLeft({ ...entry, outcome: 'aborted' }, size)).toBe('Stopped. 2048 bytes sent.')
    expect(whatLeft({ ...entry, outcome: 'failed' }, size)).toBe('Failed. 2048 bytes sent.')
  })

  it('is under way until nobody can still be waiting for it', () => {
    expect(whatLeft({ ...entry, outcome: 'started' }, size, later(1))).toBe('In progress')
    expect(whatLeft({ ...entry, outcome: 'started' }, size, later(20))).toBe('Sent. The outcome was not recorded.')
  })
})

it('says where a local model stands', () => {
  expect(purposeOf({ kind: 'model', trust: 'cloud' })).toBe('Language model')
  expect(purposeOf({ kind: 'model', trust: 'local' })).toBe('Language model, in this network')
})

it('rounds no miss away', () => {
  expect([1, 0.998, 0.857, 0].map(percent)).toEqual(['100%', '99%', '86%', '0%'])
})

it('has a word for a kind that it does not know', () => {
  expect([nameOfKind('ssn'), nameOfKind('case-number')]).toEqual(['Social Security numbers', 'case number'])
})
