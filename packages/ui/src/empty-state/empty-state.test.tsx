import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { EmptyState } from './empty-state.tsx'

test('nothing is a heading, a sentence and a way on', async () => {
  const start = vi.fn()
  render(
    <EmptyState title="No documents yet" headingLevel={2} action={<Button onPress={start}>Generate</Button>}>
      What you generate is kept here.
    </EmptyState>,
  )
  await expect.element(page.getByRole('heading', { name: 'No documents yet', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Generate' }).click()
  expect(start).toHaveBeenCalledOnce()
})
