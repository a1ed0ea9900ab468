import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { ChoiceGrid } from './choice-grid.tsx'

const Types = () => {
  const [value, setValue] = useState<string>()
  const choices = ['Business letter', 'Cover letter'].map((title) => ({ id: title, title }))
  return <ChoiceGrid label="Document type" value={value} onChange={setValue} choices={choices} />
}

test('one is pressed at a time, by pointer or key, and stays so when it is pressed again', async () => {
  render(<Types />)
  const business = page.getByRole('group', { name: 'Document type' }).getByRole('button', { name: 'Business letter' })
  const cover = page.getByRole('button', { name: 'Cover letter' })
  await expect.element(business).toHaveAttribute('aria-pressed', 'false')
  await business.click()
  await expect.element(business).toHaveAttribute('aria-pressed', 'true')
  await business.click()
  await expect.element(business).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(cover).toHaveAttribute('aria-pressed', 'true')
  await expect.element(business).toHaveAttribute('aria-pressed', 'false')
})
