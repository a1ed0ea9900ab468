import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Spinner } from './spinner.tsx'

test('it tells what is being waited for, seen or not', async () => {
  render(<Spinner label="Analyzing document..." isLabelHidden />)
  await expect.element(page.getByRole('status').filter({ hasText: 'Analyzing document...' })).toBeInTheDocument()
})
