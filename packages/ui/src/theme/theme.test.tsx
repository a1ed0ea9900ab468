import { afterEach, expect, test } from 'vitest'
import { getTheme, setTheme } from './index.ts'

afterEach(() => setTheme('system'))

const paper = () => getComputedStyle(document.documentElement).getPropertyValue('--paper')

test('a chosen theme shows whatever the system prefers, and is remembered', () => {
  setTheme('dark')
  expect(paper()).toBe('#10161f')
  expect(getTheme()).toBe('dark')
  setTheme('light')
  expect(paper()).toBe('#faf7f0')
})

test('without a choice the system decides', () => {
  setTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(paper()).toBe(matchMedia('(prefers-color-scheme: dark)').matches ? '#10161f' : '#faf7f0')
  expect(getTheme()).toBe('system')
})

test('the faces of the page come with it', async () => {
  const [serif] = await document.fonts.load('400 17px "Source Serif 4 Variable"')
  const [sans] = await document.fonts.load('400 15px "Public Sans Variable"')
  expect([serif?.status, sans?.status]).toEqual(['loaded', 'loaded'])
})

test('who wants stillness gets it', () => {
  const fast = getComputedStyle(document.documentElement).getPropertyValue('--fast')
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  expect(fast).toBe('0ms')
})
