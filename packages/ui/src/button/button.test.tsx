import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Button } from './button.tsx'

test('a button can be pressed by pointer and by key', async () => {
  const press = vi.fn()
  render(<Button onPress={press}>Search</Button>)
  await page.getByRole('button', { name: 'Search' }).click()
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(2)
})

test('a busy button keeps its width and the focus, says so, and cannot be pressed', async () => {
  const press = vi.fn()
  const draw = (busy: boolean) => (
    <Button busy={busy} busyLabel="Searching..." onPress={press}>
      Search Legal Database
    </Button>
  )
  const again = render(draw(false))
  const button = page.getByRole('button')
  await expect.element(button).toHaveAccessibleName('Search Legal Database')
  const { width } = button.element().getBoundingClientRect()
  await userEvent.tab()
  again(draw(true))
  await expect.element(button).toHaveAccessibleName('Searching...')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(document.activeElement).toBe(button.element())
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('a busy submit button keeps its form from being sent', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault())
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await page.getByRole('button').click({ force: true })
  expect(submit).not.toHaveBeenCalled()
})
