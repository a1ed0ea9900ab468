import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { vars } from '../theme/index.ts'
import { bandOf } from './bands.ts'
import { ScoreRing } from './score-ring.tsx'

test.for([
  [100, 'low'],
  [85, 'low'],
  [84, 'good'],
  [70, 'good'],
  [69, 'medium'],
  [50, 'medium'],
  [49, 'high'],
  [0, 'high'],
] as const)('a score of %i is in the band %s', ([score, band]) => {
  expect(bandOf(score)).toBe(band)
})

test('the score is a number of 100, and no colour alone', async () => {
  render(<ScoreRing label="Overall quality" score={72} />)
  await expect.element(page.getByRole('img', { name: 'Overall quality: 72 of 100' })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent('72of 100')
})

test('where there is no score there is the reason, and no ring', async () => {
  render(<ScoreRing label="Overall quality" score={null} reason="The file holds no text." />)
  await expect.element(page.getByText('The file holds no text.')).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})

test('85 and up is green, 70 blue, 50 yellow, and below that red', () => {
  const colors = [vars.color.lowDot, vars.color.goodDot, vars.color.mediumDot, vars.color.highDot]
  render(
    <>
      {[85, 70, 50, 49].map((score) => (
        <ScoreRing key={score} label="Overall quality" score={score} />
      ))}
      {colors.map((color) => (
        <b key={color} style={{ color }} />
      ))}
    </>,
  )
  const arcs = [...document.querySelectorAll('main circle:last-child')].map((arc) => getComputedStyle(arc).stroke)
  expect(arcs).toEqual([...document.querySelectorAll('main > b')].map((mark) => getComputedStyle(mark).color))
})
