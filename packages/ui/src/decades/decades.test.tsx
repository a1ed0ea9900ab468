import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { barsOf } from './bars-of.ts'
import { Decades } from './decades.tsx'

test('a press on a decade narrows to it, and what is bounded can be let go', async () => {
  const onNarrow = vi.fn()
  render(<Decades years={[1966, 1984, 1989]} onNarrow={onNarrow} />)
  await page.getByRole('button', { name: '1980s: 2 decisions' }).click()
  expect(onNarrow).toHaveBeenLastCalledWith({ from: '1980-01-01', to: '1989-12-31' })
  await expect.element(page.getByText('1970s: 0 decisions')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '1970s' })).not.toBeInTheDocument()
})

test('while a decade is all that is searched, all years are a press away', async () => {
  const onNarrow = vi.fn()
  render(<Decades years={[1984]} from="1980-01-01" to="1989-12-31" onNarrow={onNarrow} />)
  await page.getByRole('button', { name: 'All years' }).click()
  expect(onNarrow).toHaveBeenCalledWith({ from: '', to: '' })
})

test('nothing is drawn where there is nothing to tell apart', () => {
  render(<Decades years={[1984, 1986]} />)
  expect(document.querySelector('main')?.textContent).toBe('')
})

test('each bar is wide enough for a finger, however many there are', async () => {
  render(
    <div style={{ width: 240 }}>
      <Decades years={[1803, 1905, 1954, 2022]} onNarrow={() => {}} />
    </div>,
  )
  await expect.element(page.getByRole('button', { name: 'Before 1940: 2 decisions' })).toBeVisible()
  for (const button of page.getByRole('button').elements())
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
})

test('decades are counted from the first to the last, and the oldest together', () => {
  expect(barsOf([])).toEqual([])
  expect(barsOf([Number.NaN])).toEqual([])
  expect(barsOf([1999, 2000]).map(({ label, count }) => [label, count])).toEqual([
    ['1990s', 1],
    ['2000s', 1],
  ])
  expect(barsOf([1930, 2029]).map(({ label }) => label)).toHaveLength(10)
  const [before, ...rest] = barsOf([1929, 2029])
  expect(before).toEqual({ label: 'Before 1940', from: '', to: '1939-12-31', count: 1 })
  expect(rest).toHaveLength(9)
})
