import { expect, test } from 'vitest'
import { doer, happened, isAlarming, more } from './activity-words.ts'

test('each line says what happened, who did it and what else is known', () => {
  const failed = { action: 'account.sign-in-failed', by: 'somebody', detail: { step: 'second factor' } } as const
  expect([happened(failed), doer(failed), more(failed)]).toEqual([
    'Sign-in failed',
    'Someone not signed in',
    'At the second factor',
  ])
  expect(more({ action: 'account.signed-in', detail: { how: 'password and app' } })).toBe('With password and app')
  expect(more({ action: 'account.new-device', detail: { device: 'Firefox on Windows' } })).toBe('Firefox on Windows')
  expect(more({ action: 'account.signed-out', detail: {} })).toBe('')
  expect(happened({ action: 'account.signed-out' })).toBe('Signed out')
})

test('what others did about an account stands out', () => {
  expect(isAlarming({ action: 'person.reset-link-made', by: 'administrator' })).toBe(true)
  expect(isAlarming({ action: 'account.new-device', by: 'you' })).toBe(true)
  expect(isAlarming({ action: 'account.signed-in', by: 'you' })).toBe(false)
})
