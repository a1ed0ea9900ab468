import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Found } from './found.tsx'

test('a source’s words carry their page and open in place', async () => {
  const open = vi.fn()
  render(<Found anchor={{ words: 'thirty (30) days', page: 12 }} onOpen={open} />)
  await expect.element(page.getByText('p. 12')).toBeVisible()
  await expect.element(page.getByText(/thirty \(30\) days/)).toBeVisible()
  await page.getByRole('button', { name: 'Show in place, p. 12' }).click()
  expect(open).toHaveBeenCalledOnce()
})

test('a document without pages has no page mark', async () => {
  render(<Found anchor={{ words: 'thirty (30) days' }} />)
  await expect.element(page.getByText(/thirty \(30\) days/)).toBeVisible()
  expect(document.body.textContent).not.toContain('p. ')
})
