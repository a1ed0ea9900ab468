import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'contract', label: 'Contract' },
  { value: 'tort', label: 'Tort' },
]

test('one is chosen by keys alone', async () => {
  const change = vi.fn()
  render(<Select label="Case type" options={options} onChange={change} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Contract' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('tort')
  await expect.element(page.getByRole('button', { name: /Tort/ })).toHaveFocus()
})

test('the placeholder stands until something is chosen', async () => {
  render(<Select label="Court" options={options} placeholder="Choose a court" error="Court is required" isRequired />)
  const button = page.getByRole('button', { name: /Choose a court/ })
  await expect.element(button).toHaveAccessibleDescription('Court is required')
  await button.click()
  await page.getByRole('option', { name: 'Contract' }).click()
  await expect.element(page.getByRole('button', { name: /Contract/ })).toBeVisible()
})
