import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { someChecks } from '../citation/fixtures.ts'
import { render } from '../testing/render.tsx'
import { MarginFacts } from './margin-facts.tsx'
import { MarginNotes } from './margin-notes.tsx'
import { WithMargin } from './with-margin.tsx'

afterEach(() => page.viewport(1280, 800))

const draw = () =>
  render(
    <WithMargin margin={<MarginNotes notes={[{ check: someChecks.verified }, { check: someChecks.unchecked }]} />}>
      <p>The text</p>
    </WithMargin>,
  )
const box = (of: string) => document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect()

test.for([
  [1181, 'beside'],
  [1180, 'below'],
] as const)('at %i px the notes stand %s the text', async ([width, where]) => {
  await page.viewport(width, 800)
  draw()
  await expect.element(page.getByRole('complementary', { name: 'Citation check' })).toBeVisible()
  const text = box('main p')
  const notes = box('aside')
  expect(notes.left >= text.right).toBe(where === 'beside')
  expect(notes.top >= text.bottom).toBe(where === 'below')
  if (where === 'beside') expect(notes.width).toBe(240)
})

test('the notes are numbered in the order of the text', async () => {
  draw()
  const notes = page.getByRole('region', { name: /^Note/ }).elements()
  expect(notes.map((note) => note.getAttribute('aria-label'))).toEqual([
    'Note 1, Riley v. California, 573 U.S. 373 (2014)',
    'Note 2, Fed. R. Crim. P. 12(b)(3)(C)',
  ])
})

test('facts are labels with their values', async () => {
  render(<MarginFacts title="What was searched" facts={[{ label: 'Library', value: '3 found' }]} />)
  await expect.element(page.getByRole('region', { name: 'What was searched' })).toBeVisible()
  await expect.element(page.getByRole('term')).toMatchTextContent('Library')
  await expect.element(page.getByRole('definition')).toMatchTextContent('3 found')
})
