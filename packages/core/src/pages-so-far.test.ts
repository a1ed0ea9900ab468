import { expect, it } from 'vitest'
import { pageSoFar, pagesIn } from './pages-so-far.ts'

it('pages of a scan are streamed one after the other', () => {
  const pages = [
    { number: 2, text: 'The parties agree.\nThe term is a year.' },
    { number: 5, text: 'Signed.' },
  ]
  expect(pagesIn(pages.map(pageSoFar).join(''))).toEqual(pages)
})

it('an answer that streams is no page', () => {
  expect(pagesIn('The notice was late.')).toEqual([])
  expect(pagesIn(undefined)).toEqual([])
})
