import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { TabStrip, type TabStripProps } from './tab-strip.tsx'

const items = ['Legal Research', 'Brief Summarizer'].map((title) => ({ id: title, title, href: `#${title}` }))

const draw = (props: Partial<TabStripProps> = {}) =>
  render(
    <TabStrip
      label="Tools"
      menuLabel="Tool"
      items={items}
      current="Legal Research"
      onNavigate={vi.fn()}
      onAbout={vi.fn()}
      {...props}
    />,
  )

afterEach(() => page.viewport(1280, 800))

test('tabs are links, one of them current, each with an information button beside it', async () => {
  await page.viewport(1280, 800)
  const about = vi.fn()
  draw({ onAbout: about })
  await expect.element(page.getByRole('navigation', { name: 'Tools' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Legal Research' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Brief Summarizer' })).not.toHaveAttribute('aria-current')
  await page.getByRole('button', { name: 'About Brief Summarizer' }).click()
  expect(about).toHaveBeenCalledWith('Brief Summarizer')
})

test('on a phone a menu and one button replace them', async () => {
  await page.viewport(375, 700)
  const navigate = vi.fn()
  const about = vi.fn()
  draw({ onNavigate: navigate, onAbout: about })
  await page.getByRole('button', { name: 'Learn about' }).click()
  expect(about).toHaveBeenCalledWith('Legal Research')
  await page.getByRole('button', { name: /Tool/ }).click()
  await page.getByRole('option', { name: 'Brief Summarizer' }).click()
  expect(navigate).toHaveBeenCalledWith('#Brief Summarizer')
})

test('tabs that do not fit become the menu, and come back when there is room', async () => {
  await page.viewport(1280, 800)
  const many = [...'ABCDEFGH'].map((letter) => ({ id: letter, title: `A tool with a long name ${letter}`, href: '#' }))
  draw({ items: many, current: 'A' })
  await expect.element(page.getByRole('button', { name: /Tool/ })).toBeVisible()
  await page.viewport(3200, 800)
  await expect.element(page.getByRole('navigation', { name: 'Tools' })).toBeVisible()
})

test('the ring of the focus stands clear of the words', async () => {
  await page.viewport(1280, 800)
  draw()
  await userEvent.tab()
  const link = page.getByRole('link', { name: 'Legal Research' }).element()
  expect(document.activeElement).toBe(link)
  const box = link.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(link)
  const inset = Math.abs(Number.parseFloat(getComputedStyle(link).outlineOffset))
  expect(words.getBoundingClientRect().left - box.left).toBeGreaterThanOrEqual(inset + 1)
})
