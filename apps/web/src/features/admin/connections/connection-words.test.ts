import type { Connection } from '@casewright/api/client'
import { describe, expect, it } from 'vitest'
import { budgetWords, dayWords, placeWords, secondsWords } from './connection-words.ts'

const connection: Connection = {
  id: 'source:courtlistener',
  kind: 'source',
  title: 'CourtListener',
  name: null,
  host: 'www.courtlistener.com',
  trust: 'cloud',
  key: 'missing',
  off: null,
  state: 'unasked',
  lastSuccess: null,
  lastFailure: null,
  day: { answered: 0, failed: 0, refused: 0, aborted: 0 },
  budget: [],
  pausedUntil: null,
}

describe('a connection in words', () => {
  it('says where it is and whether there is a key', () => {
    expect(placeWords(connection)).toBe('www.courtlistener.com, no key')
    const model = { ...connection, kind: 'model', host: '10.0.0.5:11434', trust: 'local', key: null } as const
    expect(placeWords(model)).toBe('10.0.0.5:11434, in your own network')
    expect(placeWords({ ...connection, kind: 'web', host: null, key: null })).toBe('')
  })

  it('counts its day, and what it may still be asked', () => {
    expect(dayWords(connection)).toBe('Not asked')
    expect(dayWords({ ...connection, day: { answered: 1200, failed: 1, refused: 0, aborted: 2 } })).toBe(
      '1,200 answered, 1 failed, 2 interrupted',
    )
    const budget = [
      { left: 4, of: 5, seconds: 60 },
      { left: 0, of: 125, seconds: 86_400 },
    ]
    expect(budgetWords({ ...connection, budget })).toEqual(['4 of 5 left this minute', '0 of 125 left today'])
    expect(secondsWords(412)).toBe('0.41 seconds')
  })
})
