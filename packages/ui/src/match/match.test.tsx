import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Match } from './match.tsx'

test('a percentage says what it rests on, and its bar is as long', async () => {
  render(<Match percent={62.4} basis="Relevance within this search" />)
  await expect.element(page.getByRole('main')).toMatchTextContent('62% match. Relevance within this search')
  const [bar, fill] = [...document.querySelectorAll('main [aria-hidden], main [aria-hidden] > span')].map(
    (element) => element.getBoundingClientRect().width,
  )
  expect(fill).toBeCloseTo((bar ?? 0) * 0.62, 0)
})
