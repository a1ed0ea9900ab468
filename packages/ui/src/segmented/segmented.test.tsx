import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Segmented } from './segmented.tsx'

test('one is always chosen, by mouse and by keyboard', async () => {
  const onChange = vi.fn()
  const options = ['One', 'Two', 'Three'].map((title) => ({ id: title.toLowerCase(), title }))
  render(<Segmented label="Length" options={options} value="two" onChange={onChange} />)
  const chosen = page.getByRole('radio', { name: 'Two' })
  await expect.element(chosen).toBeChecked()
  await chosen.click()
  expect(onChange, 'the chosen one stays chosen').not.toHaveBeenCalled()
  await page.getByRole('radio', { name: 'Three' }).click()
  expect(onChange).toHaveBeenLastCalledWith('three')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('one')
})
