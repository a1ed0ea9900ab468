import { type PartialPatch, pagesIn } from '@casewright/core'
import { expect, it } from 'vitest'
import { pagesSoFar } from './pages-so-far.ts'

const streamed = () => {
  const patches: PartialPatch[] = []
  const pages = pagesSoFar({ partial: (patch) => patches.push(patch) })
  return { pages, text: () => patches.map((patch) => ('append' in patch ? patch.append : '')).join('') }
}

it('the pages of a scan are streamed as they are read', () => {
  const { pages, text } = streamed()
  pages.add({ number: 1, text: 'One' })
  pages.add({ number: 2, text: 'Two' })
  expect(pagesIn(text())).toEqual([
    { number: 1, text: 'One' },
    { number: 2, text: 'Two' },
  ])
})

it('a long scan streams its first pages alone', () => {
  const { pages, text } = streamed()
  for (let number = 1; number <= 100; number++) pages.add({ number, text: 'word '.repeat(1000) })
  expect(pagesIn(text()).length).toBeGreaterThan(20)
  expect(text().length).toBeLessThan(160_000)
})
