import { expect, test } from '@playwright/test'
import { ownBrief, realDocument } from '../support/files.ts'
import { ownServer } from '../support/own-server.ts'
import { newAccount } from '../support/people.ts'

ownServer(46)

test.beforeEach(async ({ page }) => {
  await newAccount(page)
})

const open = async (page: import('@playwright/test').Page) => {
  await page.goto('/ai-search/brief-summarizer')
  await expect(page.getByText('Supports PDF, DOC, DOCX files up to 50MB')).toBeVisible()
}

test.describe('the brief summarizer', () => {
  test('shows what stands in a brief, and keeps it in the history', async ({ page }) => {
    await open(page)
    await page.locator('input[type=file]').setInputFiles(ownBrief)
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
    await expect(page.getByText('Brief in Support of a Motion to Dismiss', { exact: true })).toBeVisible()
    await expect(page.getByText('24-CV-0117')).toBeVisible()
    await expect(page.getByText(/time-barred|statute of limitations/).first()).toBeVisible()
    await expect(page.getByText('High').first()).toBeVisible()
    await expect(page.getByText(/No model is connected/)).toBeVisible()

    await page.goto('/dashboard')
    await expect(page.getByText('motion.txt')).toBeVisible()
    await expect(page.getByText('brief summarizer').first()).toBeVisible()
  })

  test("shows 'Analyzing document...' while the call is pending", async ({ page }) => {
    await open(page)
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/api/summarize-document', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('input[type=file]').setInputFiles(ownBrief)
    await expect(page.getByRole('heading', { name: 'Analyzing document...' })).toBeVisible()
    go()
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
  })

  test('goes on when the tab is closed, and its result is there when it is opened again', async ({ page, context }) => {
    await open(page)
    await page.locator('input[type=file]').setInputFiles(ownBrief)
    await page.waitForResponse((answer) => answer.url().includes('/api/summarize-document') && answer.status() === 202)
    await page.close()
    const next = await context.newPage()
    await expect(async () => {
      const history = (await (await next.request.get('/api/search-history')).json()) as { query: string }[]
      expect(history.map((item) => item.query)).toContain('motion.txt')
    }).toPass()
    await next.goto('/dashboard')
    await expect(next.getByText('motion.txt')).toBeVisible()
  })

  test('refuses in words what it cannot read', async ({ page }) => {
    await open(page)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a pdf') })
    await expect(page.getByText('Summarization failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Failed to summarize document', { exact: true })).toBeVisible()
    await expect(page.getByText(/photo\.pdf/).first()).toBeVisible()
  })

  for (const [path, words] of [
    ['pdf/recap_ca1_00117684624.pdf', /p\. \d+/],
    ['docx/bonterms_cover_page.docx', /Summary/],
    ['doc/wx_test01.doc', /Summary/],
    ['txt/edgar_employment_agreement_2007.txt', /Employment Agreement/],
  ] as const)
    test(`reads the real document ${path}`, async ({ page }) => {
      const file = realDocument(path)
      await open(page)
      await page.locator('input[type=file]').setInputFiles(file)
      await expect(page.getByRole('heading', { name: 'Key points' })).toBeVisible({ timeout: 45_000 })
      await expect(page.getByText(words).first()).toBeVisible()
    })

  test('reads a scan, showing each page as it goes, and marks it as read by OCR', async ({ page }) => {
    test.slow()
    const file = realDocument('derived_scan/scan_contract_3pages_150dpi.pdf')
    await open(page)
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(/(Reading|Recognizing scanned) page \d of 3/).first()).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText(/by OCR/)).toBeVisible({ timeout: 100_000 })
  })

  test('can be cancelled', async ({ page }) => {
    const file = realDocument('derived_scan/scan_contract_3pages_150dpi.pdf')
    await open(page)
    await page.locator('input[type=file]').setInputFiles(file)
    // By its key: the button moves as steps are added above it.
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('The run was canceled.')).toBeVisible()
    await expect(page.getByText('Supports PDF, DOC, DOCX files up to 50MB')).toBeVisible()
  })
})
