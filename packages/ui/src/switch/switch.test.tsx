import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Switch } from './switch.tsx'

test('it is turned by its label and by the space bar, and its description is read with it', async () => {
  const change = vi.fn()
  render(
    <Switch description="Pages offer to take down what is spoken." onChange={change}>
      Dictation
    </Switch>,
  )
  const control = page.getByRole('switch', { name: 'Dictation', exact: true })
  await expect.element(control).toHaveAccessibleDescription('Pages offer to take down what is spoken.')
  await page.getByText('Dictation').click()
  await expect.element(page.getByText('On', { exact: true })).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Off', { exact: true })).toBeVisible()
  expect(change.mock.calls).toEqual([[true], [false]])
})
