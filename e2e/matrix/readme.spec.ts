import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { search } from '../support/legal-research.ts'
import { password } from '../support/people.ts'
import { summarized } from '../support/runs.ts'

/** Where the pictures of the README go: docs/screenshots, or nowhere. */
const folder = process.env.README_PICTURES

const picture = (page: Page, name: string) => page.screenshot({ path: join(folder ?? '', `${name}.png`) })

test.skip(!folder, 'README_PICTURES names no folder')
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => {
  const data = { name: 'Dana Okafor', email: 'dana.okafor@example.com', password }
  const made = await page.request.post('/api/register', { data })
  if (!made.ok()) expect((await page.request.post('/api/login', { data })).status()).toBe(200)
})

test('legal research', async ({ page }) => {
  await search(page, 'warrantless search of a cell phone after arrest')
  await picture(page, 'legal-research')
})

test('the law agent', async ({ page }) => {
  await page.goto('/ai-search/law-agent')
  await page.getByLabel(/Your legal question/).fill('May police search an arrestee’s phone without a warrant?')
  await page.getByRole('button', { name: 'Ask Law Agent' }).click()
  await expect(page.getByRole('button', { name: 'Ask another' })).toBeVisible()
  await picture(page, 'law-agent')
})

test('the dashboard in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await summarized(page, 'Harlow v. Meridian Freight - motion to dismiss.txt', 'Opinion on summary judgment.txt')
  await search(page, 'eviction without notice')
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: 'Recent Activity' }).getByRole('row').nth(3)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await picture(page, 'dashboard-dark')
})
