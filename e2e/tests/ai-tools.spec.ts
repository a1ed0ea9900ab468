import { expect, type Page, test } from '@playwright/test'
import { ownBrief } from '../support/files.ts'
import { newAccount } from '../support/people.ts'

const unreadable = { name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a pdf') }
const wide = { width: 1440, height: 900 }
const small = { width: 375, height: 800 }

const goInside = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

const upload = (page: Page, file: typeof unreadable) => page.locator('input[type=file]').setInputFiles(file)

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(wide)
  await newAccount(page)
})

test.describe('the AI tools', () => {
  test('stand as tabs on a wide screen, each with what it is for', async ({ page }) => {
    await page.goto('/ai-search/brief-summarizer')
    const tabs = page.getByRole('navigation', { name: 'Tools' })
    await expect(tabs.getByRole('link', { name: 'Brief Summarizer' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('button', { name: 'About Brief Summarizer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Brief Summarizer' })
    await expect(dialog.getByRole('heading', { name: 'Key features' })).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Common use cases' })).toBeVisible()
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(tabs.getByRole('button', { name: 'About Brief Summarizer' })).toBeFocused()
  })

  test('are a menu and one button on a small screen', async ({ page }) => {
    await page.setViewportSize(small)
    await page.goto('/ai-search/brief-summarizer')
    await expect(page.getByRole('navigation', { name: 'Tools' })).toBeHidden()
    await expect(page.getByRole('button', { name: /Brief Summarizer.*Tool/ })).toBeVisible()
    await page.getByRole('button', { name: 'Learn about' }).click()
    await expect(page.getByRole('dialog', { name: 'Brief Summarizer' })).toBeVisible()
  })

  test('show the Page Not Found card for a tab that there is not', async ({ page }) => {
    await page.goto('/ai-search/tarot')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('keep the last result while one is elsewhere', async ({ page }) => {
    await page.goto('/ai-search/brief-summarizer')
    await upload(page, ownBrief)
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
    await goInside(page, 'Dashboard')
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
    await goInside(page, 'AI Search')
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Brief Summarizer' }).click()
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
  })

  test('tell a failure once, on whatever page of the workspace one is', async ({ page }) => {
    await page.goto('/ai-search/brief-summarizer')
    // The answer is held back until the person has gone elsewhere.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/summarize-document', async (route) => {
      await held
      await route.continue()
    })
    await upload(page, unreadable)
    await goInside(page, 'Dashboard')
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
    release()
    const toast = page.getByText('Summarization failed', { exact: true })
    await expect(toast).toBeVisible()
    await expect(toast).toHaveCount(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toBeHidden()

    await goInside(page, 'AI Search')
    await expect(page.getByText(/photo\.pdf/).first()).toBeVisible()
    await page.waitForTimeout(1_000)
    await expect(toast).toBeHidden()
  })

  test('hold an error to the panel that it is in', async ({ page }) => {
    await page.route('**/assets/panel-*.js', (route) => route.abort())
    await page.goto('/ai-search/brief-summarizer')
    await expect(page.getByText('Brief Summarizer could not be shown.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Tools' })).toBeVisible()
    await page.unroute('**/assets/panel-*.js')
    await goInside(page, 'Dashboard')
    await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
  })
})
