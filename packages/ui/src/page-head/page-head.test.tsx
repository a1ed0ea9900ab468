import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { PageHead } from './page-head.tsx'

test('a long title breaks rather than scroll the page', async () => {
  await page.viewport(375, 700)
  render(<PageHead title={`${'Opposition_to_Motion_'.repeat(6)}.docx`} note="9 of 9 pages read" />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  await page.viewport(1280, 800)
})
