import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from '../link/link.tsx'
import { render } from '../testing/render.tsx'
import { Checkbox } from './checkbox.tsx'

test('it is turned by its label and by the space bar', async () => {
  const change = vi.fn()
  render(<Checkbox onChange={change}>Remember me</Checkbox>)
  await page.getByText('Remember me').click()
  await userEvent.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [false]])
})

test('its error is read with it, and a link in its label does not turn it', async () => {
  const change = vi.fn()
  render(
    <Checkbox error="You must accept the terms and conditions" onChange={change}>
      I accept the <Link href="#terms">terms and conditions</Link>
    </Checkbox>,
  )
  const box = page.getByRole('checkbox')
  await expect.element(box).toHaveAccessibleDescription('You must accept the terms and conditions')
  document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link').click()
  expect(change).not.toHaveBeenCalled()
})
