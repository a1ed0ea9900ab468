import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { render } from '../testing/render.tsx'
import { createToastQueue } from './queue.ts'
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

test('it stands within the bar at the top, and covers nothing of the page', async () => {
  draw()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(shown()).toBeVisible()
  await vi.waitFor(() => expect(shown().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
  expect(shown().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(64)
})

test.for([1440, 1320, 1181])('on a page of %i px it leaves the line beside the longest title free', async (width) => {
  await page.viewport(width, 800)
  draw()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(shown()).toBeVisible()
  // 'Document Generation' and the line beside it, behind the spine.
  expect(shown().element().getBoundingClientRect().left).toBeGreaterThanOrEqual(700)
  await page.viewport(1280, 800)
})

test.for([1440, 768, 375])('on a page of %i px it covers no head of an open dialog', async (width) => {
  await page.viewport(width, 700)
  render(
    <ToastProvider>
      <Dialog title="Fix This" size="wide" isOpen onOpenChange={() => {}} footer={<Trigger />}>
        <div style={{ height: '30rem' }} />
      </Dialog>
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(shown()).toBeVisible()
  const close = page.getByRole('button', { name: 'Close', exact: true }).element().getBoundingClientRect()
  await vi.waitFor(() => expect(shown().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(700))
  expect(shown().element().getBoundingClientRect().top).toBeGreaterThan(close.bottom)
  await page.viewport(1280, 800)
})

test('it stands for five seconds', async () => {
  draw()
  const standing = () => document.querySelectorAll('[role=region] li').length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  document.querySelector<HTMLButtonElement>('main button')?.click()
  await vi.waitFor(() => expect(standing()).toBe(1), 20_000)
  flushSync(() => vi.advanceTimersByTime(4_000))
  expect(standing()).toBe(1)
  flushSync(() => vi.advanceTimersByTime(1_000))
  vi.useRealTimers()
  await vi.waitFor(() => expect(standing()).toBe(0), 20_000)
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

test('a dismissed toast is removed after 1,000,000 ms, and not before', () => {
  vi.useFakeTimers()
  const queue = createToastQueue()
  const id = queue.add({ title: 'Saved' })
  queue.dismiss(id)
  expect(queue.get()).toEqual([{ title: 'Saved', id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(queue.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(queue.get()).toEqual([])
})

test('dismissing whichever stands removes it in time as well, and takes no other with it', () => {
  vi.useFakeTimers()
  const queue = createToastQueue()
  queue.add({ title: 'First' })
  queue.dismiss()
  vi.advanceTimersByTime(900_000)
  queue.add({ title: 'Second' })
  vi.advanceTimersByTime(100_000)
  expect(queue.get()).toMatchObject([{ title: 'Second', open: true }])
  queue.dismiss()
  vi.advanceTimersByTime(1_000_000)
  expect(queue.get()).toEqual([])
})
