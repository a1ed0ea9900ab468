import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MarkNumber } from '../finding/mark-number.tsx'
import { render } from '../testing/render.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { Hit } from './hit.tsx'

afterEach(() => page.viewport(1280, 800))

test.for([1440, 375])('at %i px the mark stands in the margin, and nothing scrolls sideways', async (width) => {
  await page.viewport(width, 800)
  render(
    <DocumentSheet>
      <p>
        Client may terminate on <Hit severity="medium">thirty (30) days’</Hit> written notice to Consultant.
        <MarkNumber number={2} severity="medium" isInMargin />
      </p>
    </DocumentSheet>,
  )
  const words = document.querySelector('main p')?.getBoundingClientRect()
  const mark = page.getByText('2', { exact: true }).element().getBoundingClientRect()
  expect(mark.left).toBeGreaterThanOrEqual(words?.right ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
