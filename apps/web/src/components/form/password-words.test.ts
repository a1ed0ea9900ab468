import { expect, test } from 'vitest'
import { confirmationWords, lockoutWords, newPasswordError, newPasswordWords } from './password-words.ts'

const rules = { min: 8, max: 128, lockout: { failures: 10, minutes: 15 } }

test('the rules are said with the figures that the server holds to', () => {
  expect(newPasswordWords(rules)).toMatch(/^8 to 128 characters\. Avoid common passwords/)
  expect(newPasswordWords({ ...rules, min: 12 })).toMatch(/^12 to 128 characters\./)
  expect(lockoutWords(rules)).toBe('After 10 incorrect passwords, sign-in is locked for 15 minutes.')
  expect(confirmationWords(rules)).toBe('After 10 incorrect passwords, it cannot be used for 15 minutes.')
})

test('a password of the wrong length is refused in the words of the server', () => {
  expect(newPasswordError('', rules)).toBe('Password is required')
  expect(newPasswordError('1234567', rules)).toBe('Please choose a password of at least 8 characters')
  expect(newPasswordError('x'.repeat(129), rules)).toBe('Please choose a password of at most 128 characters')
  expect(newPasswordError('12345678', rules)).toBeUndefined()
})

test('until the rules are known the server decides alone', () => {
  expect(newPasswordError('1234567', undefined)).toBeUndefined()
})
