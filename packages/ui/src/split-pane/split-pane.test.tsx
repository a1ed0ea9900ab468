import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { afterKey, moved } from './split.ts'
import { SplitPane } from './split-pane.tsx'

afterEach(() => page.viewport(1280, 800))

const draw = () =>
  render(
    <div style={{ height: '400px' }}>
      <SplitPane
        label="Resize the document"
        left={{ title: 'Document', content: <p>The text</p> }}
        right={{ title: 'Analysis', content: <p>Six findings</p> }}
      />
    </div>,
  )
const divider = () => page.getByRole('separator', { name: 'Resize the document' })

test.for([
  [50, 112, 1440, 60],
  [50, -112, 1440, 40],
  [50, 2000, 1440, 80],
  [50, -2000, 1440, 20],
] as const)('percent moved by pixels: %i by %i in a window of %i is %i', ([percent, pixels, width, next]) => {
  expect(moved(percent, pixels, width)).toBe(next)
})

test('keys stay between 20 and 80, and others are left alone', () => {
  expect(afterKey(79, 'ArrowRight')).toBe(80)
  expect(afterKey(21, 'PageDown')).toBe(20)
  expect(afterKey(50, 'Home')).toBe(20)
  expect(afterKey(50, 'a')).toBeUndefined()
})

test('it starts at 50 percent and is moved by keys', async () => {
  await page.viewport(1280, 800)
  draw()
  await expect.element(divider()).toHaveAttribute('aria-valuenow', '50')
  await userEvent.tab()
  await expect.element(divider()).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{PageUp}')
  await expect.element(divider()).toHaveAttribute('aria-valuenow', '62')
  await userEvent.keyboard('{End}')
  await expect.element(divider()).toHaveAttribute('aria-valuenow', '80')
  const [left, right] = ['Document', 'Analysis'].map(
    (name) => page.getByRole('region', { name }).element().getBoundingClientRect().width,
  )
  expect((left ?? 0) / ((left ?? 0) + (right ?? 1))).toBeCloseTo(0.8, 1)
})

const point = (type: string, clientX: number, pointerType: string) =>
  divider()
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, button: 0, clientX }))

test.for(['mouse', 'touch'])('it is moved by %s', async (pointerType) => {
  await page.viewport(1280, 800)
  draw()
  const element = divider().element() as HTMLElement
  element.setPointerCapture = () => {}
  point('pointerdown', 600, pointerType)
  await expect.element(divider()).toHaveAttribute('data-dragging')
  point('pointermove', 600 + (window.innerWidth - 320) / 10, pointerType)
  await expect.element(divider()).toHaveAttribute('aria-valuenow', '60')
  point('pointerup', 700, pointerType)
  point('pointermove', 900, pointerType)
  await expect.element(divider()).toHaveAttribute('aria-valuenow', '60')
})

test('on a small screen the panes are two tabs', async () => {
  await page.viewport(900, 800)
  draw()
  await expect.element(page.getByRole('tabpanel', { name: 'Analysis' })).toBeVisible()
  await page.getByRole('tab', { name: 'Document' }).click()
  await expect.element(page.getByRole('tabpanel', { name: 'Document' })).toMatchTextContent('The text')
})
