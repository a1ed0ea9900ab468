import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Finding } from './finding.tsx'
import { MarkNumber } from './mark-number.tsx'

test('a finding has a heading, and its number leads to its words', async () => {
  const show = vi.fn()
  render(
    <Finding
      title="Notice periods disagree"
      isActive
      marker={<MarkNumber number={2} severity="medium" onPress={show} label="show in the document" />}
    >
      § 4.2 says 30 days; § 9.1 says 45 days.
    </Finding>,
  )
  await expect.element(page.getByRole('heading', { name: 'Notice periods disagree', level: 3 })).toBeVisible()
  await expect.element(page.getByRole('article')).toHaveAttribute('data-active')
  await page.getByRole('button', { name: '2, show in the document' }).click()
  expect(show).toHaveBeenCalledOnce()
})
