import type { PageSoFar } from '@casewright/core'
import { expect, it } from 'vitest'
import { pagesSoFar } from './pages-so-far.ts'

const streamed = () => {
  const shown: PageSoFar[] = []
  return { shown, pages: pagesSoFar({ page: (page) => shown.push(page) }) }
}

it('the pages of scans are streamed as they are read, each with its file', () => {
  const { pages, shown } = streamed()
  pages.add('lease.pdf', { number: 1, text: 'One' })
  pages.add('addendum.pdf', { number: 1, text: 'Two' })
  expect(shown).toEqual([
    { document: 'lease.pdf', number: 1, text: 'One' },
    { document: 'addendum.pdf', number: 1, text: 'Two' },
  ])
})

it('a long scan streams its first pages alone', () => {
  const { pages, shown } = streamed()
  for (let number = 1; number <= 100; number++) pages.add('lease.pdf', { number, text: 'word '.repeat(1000) })
  expect(shown.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
})
