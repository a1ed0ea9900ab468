import { beforeEach, expect, it, vi } from 'vitest'

/** A browser's memory, for a test that has no browser. */
const storage = () => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage())
})

it('remembers the matter of each person in this browser', async () => {
  const { inWorkingMatter, workIn, workingMatter, worksHere } = await import('./working.ts')
  expect(inWorkingMatter()).toEqual({})
  worksHere('ada')
  workIn('m1')
  expect([workingMatter(), inWorkingMatter()]).toEqual(['m1', { 'x-casewright-matter': 'm1' }])
  worksHere('bob')
  expect(workingMatter()).toBe(null)
  worksHere('ada')
  expect(workingMatter()).toBe('m1')
  workIn(null)
  expect(inWorkingMatter()).toEqual({})
})

it('works in a browser that keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { workIn, workingMatter, worksHere } = await import('./working.ts')
  worksHere('ada')
  workIn('m1')
  expect(workingMatter()).toBe('m1')
})
