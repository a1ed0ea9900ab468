import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Tally } from './tally.tsx'

test.for([
  [{ verified: 4 }, '4 of 4 verified', 4],
  [{ verified: 4, mismatch: 2, 'not-found': 2 }, '2 of 8 not found', 8],
  [{ verified: 3, unchecked: 1 }, '1 of 4 unchecked', 4],
  [{ verified: 3, red: 2 }, '2 of 5 no longer good law', 5],
  [{ verified: 3, amber: 1, unchecked: 1 }, '1 of 5 in doubt or good law only in part', 5],
  [{ verified: 6, ambiguous: 1, unchecked: 2 }, '1 of 9 ambiguous', 9],
] as const)('%o says %s', async ([counts, words, segments]) => {
  render(<Tally counts={counts} />)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(document.querySelectorAll('main [aria-hidden] > span')).toHaveLength(segments)
})

test('without a citation there is nothing to verify, and never a verdict', async () => {
  render(<Tally counts={{}} />)
  await expect.element(page.getByRole('main')).toMatchTextContent('Nothing to verify')
})

test('very many keep their shares, and fit', () => {
  render(
    <div style={{ width: '140px' }}>
      <Tally counts={{ verified: 90, 'not-found': 10 }} />
    </div>,
  )
  const [verified, missing] = [...document.querySelectorAll('main [aria-hidden] > span')].map(
    (segment) => segment.getBoundingClientRect().width,
  )
  expect(verified).toBeCloseTo(9 * (missing ?? 0), -1)
})

test('what is counted beside something else is named', async () => {
  render(<Tally counts={{ red: 1, verified: 1 }} of="cited" />)
  await expect.element(page.getByText('1 of 2 cited no longer good law')).toBeVisible()
})
