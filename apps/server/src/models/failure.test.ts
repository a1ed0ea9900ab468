import { expect, it } from 'vitest'
import { failureOf } from './failure.ts'

const { signal } = new AbortController()
const waitFor = (headers: Record<string, string>) =>
  failureOf({ status: 429, headers: new Headers(headers) }, signal).retryAfter

it('waits as long as a provider asks, in milliseconds where it says them', () => {
  expect(waitFor({ 'retry-after': '2' })).toBe(2000)
  expect(waitFor({ 'retry-after': '2', 'retry-after-ms': '1500' })).toBe(1500)
  expect(waitFor({ 'retry-after': '2', 'retry-after-ms': '0' })).toBe(0)
})

it('reads no wait out of what is no number', () => {
  expect(waitFor({ 'retry-after': '2', 'retry-after-ms': 'soon' })).toBe(2000)
  expect(waitFor({ 'retry-after-ms': '-5' })).toBeUndefined()
  expect(waitFor({ 'retry-after': 'soon' })).toBeUndefined()
  expect(waitFor({})).toBeUndefined()
})

it('takes a date that is past for no wait', () => {
  expect(waitFor({ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })).toBe(0)
})
