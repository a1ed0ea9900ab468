import { expect, test } from 'vitest'
import { someRun } from '../../runs/fixtures.ts'
import { announcement, bellName } from './announce.ts'

const runs = [
  { ...someRun({ id: '1', state: 'done', label: 'Seen' }), seen: true },
  { ...someRun({ id: '2', state: 'failed', label: 'brief.pdf' }), seen: false },
]

test('the bell says in its name how much is new', () => {
  expect(bellName(0)).toBe('Notifications')
  expect(bellName(2)).toBe('Notifications, 2 new')
})

test('what is new is announced once it is more, and not when a page opens', () => {
  expect(announcement(undefined, 2, runs)).toBe('')
  expect(announcement(1, 2, runs)).toBe('2 new notifications. brief.pdf: Failed.')
  expect(announcement(0, 1, runs)).toBe('1 new notification. brief.pdf: Failed.')
  expect(announcement(2, 2, runs)).toBe('')
  expect(announcement(2, 0, [])).toBe('')
})
