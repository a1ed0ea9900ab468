import { expect, it } from 'vitest'
import { layoutOf } from './layout.ts'
import { lineNumbersOf } from './line-numbers.ts'

const page = Array.from({ length: 25 }, (_, i) => `${String(i + 1).padStart(2)}   The parties met on day ${i}.`).join(
  '\n',
)

it('the numbers of pleading paper are no words of it', () => {
  expect(lineNumbersOf(page)).toHaveLength(25)
  expect(layoutOf({ text: page }).prose).not.toMatch(/^\s*\d/m)
  expect(layoutOf({ text: page }).prose).toHaveLength(page.length)
})

it('a short numbered list keeps its numbers', () => {
  expect(lineNumbersOf(page.split('\n').slice(0, 9).join('\n'))).toEqual([])
})

it('the last page of pleading paper ends sooner, and has its numbers too', () => {
  const short = page.split('\n').slice(0, 9).join('\n')
  expect(lineNumbersOf(`${page}\n\nPage 1\n\n${short}`)).toHaveLength(34)
})
