import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { ProgressBar } from './progress-bar.tsx'

test('it tells how much of how much', async () => {
  render(<ProgressBar label="Recognizing" value={25} max={50} valueText="25 of 50 pages" />)
  const bar = page.getByRole('progressbar', { name: 'Recognizing' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '25 of 50 pages')
  await expect.element(page.getByText('25 of 50 pages')).toBeVisible()
})

test('where nobody knows, it tells no value', async () => {
  render(<ProgressBar label="Waiting" isLabelHidden />)
  await expect.element(page.getByRole('progressbar', { name: 'Waiting' })).not.toHaveAttribute('aria-valuenow')
})
