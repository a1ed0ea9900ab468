import { expect, test } from 'vitest'
import { lengthOf } from '../../../lib/length.ts'
import { errorOf, isStuck } from './job-words.ts'

test('a wait is told in the unit that fits', () => {
  expect([1, 40, 120, 7200, 5 * 86_400].map(lengthOf)).toEqual([
    '1 second',
    '40 seconds',
    '2 minutes',
    '2 hours',
    '5 days',
  ])
})

test('waiting while nothing works is said after a minute, and an error by its sentence', () => {
  const counts = { queued: 1, running: 0, failed: 0 }
  expect(isStuck({ counts, oldestWait: 90 })).toBe(true)
  expect(isStuck({ counts, oldestWait: 10 })).toBe(false)
  expect(isStuck({ counts: { ...counts, running: 1 }, oldestWait: 90 })).toBe(false)
  expect(errorOf('model-busy')).toMatch(/busy/)
  expect(errorOf('of-tomorrow')).toBe('of-tomorrow')
})
