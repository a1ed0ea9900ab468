import { describe, expect, it } from 'vitest'
import { tryOut } from './trial.ts'

const code = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`

describe('a module that is tried out', () => {
  it('is sound where it loads', async () => expect(await tryOut(code('export const one = 1'))).toBeUndefined())

  it.each([
    ['loops forever', 'while (true) {}'],
    ['waits forever', 'setInterval(() => {}, 1000); await new Promise(() => {})'],
  ])('is given up where it %s', async (_, text) => {
    expect(await tryOut(code(text), 1000)).toMatch(/did not finish loading within 10 seconds/)
  })

  it('ends nothing but itself where it ends the process', async () => {
    expect(await tryOut(code('process.exit(1)'))).toBe('it ended the process while it was loaded')
  })
})
