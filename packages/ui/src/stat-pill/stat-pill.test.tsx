import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { StatPill } from './stat-pill.tsx'

test('a pill reads as its figure and what it counts', async () => {
  render(<StatPill value="95%" label="time saved" />)
  await expect.element(page.getByText('95% time saved')).toBeVisible()
})
