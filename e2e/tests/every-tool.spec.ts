import { expect, test } from '@playwright/test'
import { ownBrief } from '../support/files.ts'
import { register } from '../support/people.ts'

// What each tool does in full is shown by its own spec, which is left out of a run while nothing that it shows changed.

test('every tool opens on its own page, with nothing wrong on it', async ({ page }) => {
  await register(page)
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  const { tools } = (await (await page.request.get('/api/tools')).json()) as {
    tools: { id: string; title: string; place: { path?: string } }[]
  }
  expect(tools.length).toBeGreaterThan(8)
  for (const { id, title, place } of tools) {
    await page.goto(place.path ?? `/ai-search/${id}`)
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  }
  expect(wrong).toEqual([])
})

test('a question is answered from the library, and a brief is read', async ({ page }) => {
  await register(page)
  await page.goto('/ai-search/quick-question')
  await page.getByRole('main').getByRole('textbox').fill('When must the police give Miranda warnings?')
  await page.getByRole('main').getByRole('textbox').press('Enter')
  await expect(page.getByRole('log')).toContainText('Miranda v. Arizona, 384 U.S. 436')
  await page.goto('/ai-search/brief-summarizer')
  await page.locator('input[type=file]').setInputFiles(ownBrief)
  await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
})
