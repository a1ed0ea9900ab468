import { expect, it } from 'vitest'
import { createBudget } from './budget.ts'

const done = async () => 'done'

it('a person has so many seconds heard, and more of them later', async () => {
  let now = 0
  const budget = createBudget(() => now)
  expect(await budget.spend('ada', 3590, done)).toBe('done')
  await expect(budget.spend('ada', 30, done)).rejects.toMatchObject({ code: 'too-many-attempts' })
  expect(await budget.spend('bob', 30, done)).toBe('done')
  now = 10 * 60_000
  expect(await budget.spend('ada', 30, done)).toBe('done')
})

it('two sounds of a person are heard at once, and what fails counts no longer', async () => {
  const budget = createBudget()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const running = [budget.spend('ada', 1, () => first.promise), budget.spend('ada', 1, () => second.promise)]
  await expect(budget.spend('ada', 1, done)).rejects.toMatchObject({ code: 'too-many-attempts' })
  first.reject(new Error('stopped'))
  await expect(running[0]).rejects.toThrow('stopped')
  expect(await budget.spend('ada', 1, done)).toBe('done')
  second.resolve('heard')
  expect(await running[1]).toBe('heard')
})
