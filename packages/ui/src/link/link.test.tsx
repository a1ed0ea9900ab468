import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Link } from './link.tsx'

test('another host is not told where one comes from', async () => {
  render(<Link href="https://www.ecfr.gov/">eCFR</Link>)
  await expect.element(page.getByRole('link')).toHaveAttribute('rel', 'noreferrer')
  await expect.element(page.getByRole('link')).toHaveAttribute('target', '_blank')
})

test('a page of our own stays in the tab', async () => {
  render(<Link href="/settings">Settings</Link>)
  await expect.element(page.getByRole('link')).not.toHaveAttribute('target')
})
