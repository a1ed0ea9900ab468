import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Accordion } from './accordion.tsx'

const items = [
  { title: 'Which documents?', content: 'Letters.' },
  { title: 'Which support?', content: 'Email.' },
]

test('a question opens and closes by pointer and by key', async () => {
  render(<Accordion items={items} />)
  await expect.element(page.getByText('Letters.')).not.toBeVisible()
  await page.getByText('Which documents?').click()
  await expect.element(page.getByText('Letters.')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Email.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Email.')).not.toBeVisible()
})

test('the first stands open when it should', async () => {
  render(<Accordion items={items} open={1} />)
  await expect.element(page.getByText('Letters.')).toBeVisible()
  await expect.element(page.getByText('Email.')).not.toBeVisible()
})
