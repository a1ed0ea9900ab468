import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { MemoFoot } from './memo-foot.tsx'
import { PrintButton } from './print-button.tsx'

afterEach(() => vi.restoreAllMocks())

test('the date of the result is for the printed memo alone', async () => {
  render(
    <MemoFoot at="2026-11-21T14:42:00.000Z">
      <p>Searched: library.</p>
    </MemoFoot>,
  )
  await expect.element(page.getByText('Searched: library.')).toBeVisible()
  await expect.element(page.getByText(/Result of Nov 21, 2026/)).not.toBeVisible()
})

test('its button prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  render(<PrintButton />)
  await page.getByRole('button', { name: 'Print as memo' }).click()
  expect(print).toHaveBeenCalledOnce()
})
