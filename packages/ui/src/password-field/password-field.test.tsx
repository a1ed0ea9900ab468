import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { PasswordField } from './password-field.tsx'

test('its button shows what was typed, keeps its name and says whether it is pressed', async () => {
  render(<PasswordField label="Password" defaultValue="correct horse" />)
  const field = page.getByLabelText('Password', { exact: true })
  const button = page.getByRole('button', { name: 'Show password' })
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('a password manager knows what it is, shown or hidden', async () => {
  render(<PasswordField label="New password" autoComplete="new-password" />)
  const field = page.getByLabelText('New password', { exact: true })
  await expect.element(field).toHaveAttribute('autocomplete', 'new-password')
  await page.getByRole('button', { name: 'Show new password' }).click()
  await expect.element(field).toHaveAttribute('autocomplete', 'new-password')
})
