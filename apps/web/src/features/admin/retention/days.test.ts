import { expect, test } from 'vitest'
import { asDays, asRetention, dayError, previewWords } from './days.ts'

test('an empty field keeps until somebody deletes, and anything but whole days is refused', () => {
  const retention = { runs: 365, documents: null, events: 90 }
  expect(asRetention(asDays(retention))).toEqual(retention)
  expect(['', ' ', '1', '36500'].map(dayError)).toEqual([undefined, undefined, undefined, undefined])
  for (const wrong of ['0', '-1', '1.5', '36501', 'a year', '1e2'])
    expect(dayError(wrong)).toMatch(/^Enter a whole number/)
})

test('what would go is told before it is saved', () => {
  expect(previewWords({ runs: 12, documents: 1, events: 0 })).toBe(
    'This would delete 12 runs and 1 document at the next cleanup.',
  )
  expect(previewWords({ runs: 1, documents: 2, events: 3 })).toBe(
    'This would delete 1 run, 2 documents and 3 entries at the next cleanup.',
  )
  expect(previewWords({ runs: 0, documents: 0, events: 0 })).toBe('Nothing will be deleted at the next cleanup.')
})
