import { expect, it } from 'vitest'

const script = new URL('../../../scripts/lib/expressions/judge.mjs', import.meta.url).href
const { judge } = (await import(script)) as {
  judge(expression: { pattern: string; flags: string }): Promise<{ by?: string; attack?: string }>
}

it.each([
  ['one that is proven', String.raw`^\d{1,3}(?:,\d{3})*$`, ''],
  ['one with a way from the start alone and one from anywhere', '^ *|b$', 'g'],
])('%s is linear', async (_, pattern, flags) => {
  expect(await judge({ pattern, flags })).toEqual({ by: 'automaton' })
})

it.each([
  ['what repeats within a repetition', '(?:a+)+b', ''],
  ['white space at the end, sought from anywhere', String.raw`\s+$`, ''],
  ['the same beside white space at the start', String.raw`^[ \t]*|[ \t]*$`, 'g'],
])('%s is not', async (_, pattern, flags) => {
  expect(await judge({ pattern, flags })).toHaveProperty('attack')
})
