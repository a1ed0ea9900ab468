import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { render } from '../testing/render.tsx'
import { toastQueue } from './queue.ts'
import { ToastProvider } from './toast.tsx'
import { useToast } from './use-toast.ts'

const Trigger = () => {
  const { toast } = useToast()
  return (
    <>
      <Button onPress={() => toast({ title: 'Document saved' })}>Save</Button>
      <Button onPress={() => toast({ title: 'Search failed', description: 'Try again.', destructive: true })}>
        Search
      </Button>
    </>
  )
}

const draw = () =>
  render(
    <ToastProvider>
      <Trigger />
    </ToastProvider>,
  )

const shown = () => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('one stands at a time: the next takes its place', async () => {
  draw()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(shown()).toMatchTextContent('Document saved')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(shown()).toMatchTextContent('Search failedTry again.')
  expect(shown().elements()).toHaveLength(1)
})

test('it stands for five seconds', async () => {
  draw()
  const standing = () => document.querySelectorAll('[role=region] li').length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  document.querySelector<HTMLButtonElement>('main button')?.click()
  await vi.waitFor(() => expect(standing()).toBe(1))
  flushSync(() => vi.advanceTimersByTime(4_000))
  expect(standing()).toBe(1)
  flushSync(() => vi.advanceTimersByTime(1_000))
  vi.useRealTimers()
  await vi.waitFor(() => expect(standing()).toBe(0))
})

test('F8 moves the focus there, and the button dismisses it', async () => {
  draw()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(shown()).toBeVisible()
  await userEvent.keyboard('{F8}')
  await expect.element(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toHaveFocus()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(shown()).not.toBeInTheDocument()
})

const swipe = (pixels: number) => {
  const target = shown().element()
  const at = (type: string, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY: 0 }),
    )
  at('pointerdown', 0)
  at('pointermove', pixels / 2)
  at('pointermove', pixels)
  at('pointerup', pixels)
}

test.for([
  [40, true],
  [60, false],
] as const)('swiped %i px to the right it stands: %s', async ([pixels, stands]) => {
  draw()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(shown()).toBeVisible()
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
  swipe(pixels)
  await new Promise((done) => setTimeout(done, 300))
  expect(shown().elements()).toHaveLength(stands ? 1 : 0)
})

test('a dismissed toast is kept until it is removed', () => {
  const toast = { id: '1', title: 'Saved', open: true }
  const dismissed = toastQueue([toast], { type: 'dismiss', id: '1' })
  expect(dismissed).toEqual([{ ...toast, open: false }])
  expect(toastQueue(dismissed, { type: 'remove', id: '1' })).toEqual([])
  expect(toastQueue([toast], { type: 'add', toast: { ...toast, id: '2' } })).toEqual([{ ...toast, id: '2' }])
})
