import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

test('an error is tied to its field and named by it', async () => {
  render(<TextField label="Email" description="At your firm" error="Please enter a valid email" />)
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(/Please enter a valid email/)
  await expect.element(field).toHaveAccessibleDescription(/At your firm/)
})

test('a required field says so, and its asterisk is no part of the name', async () => {
  render(<TextField label="Full name" isRequired />)
  const field = page.getByRole('textbox', { name: 'Full name', exact: true })
  await expect.element(field).toBeRequired()
  await expect.element(page.getByRole('main')).toMatchTextContent('Full name *')
})

const Kept = ({ onType }: { onType: (value: string) => void }) => {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onType(next)
  }
  return <TextArea label="Facts" value={value} onChange={change} />
}

test('an area hands on what is typed', async () => {
  const type = vi.fn()
  render(<Kept onType={type} />)
  await page.getByRole('textbox', { name: 'Facts' }).click()
  await userEvent.keyboard('Two{Enter}lines')
  expect(type).toHaveBeenLastCalledWith('Two\nlines')
})
