import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { analyze, file } from '../support/analyzer.ts'
import { accessible } from '../support/axe.ts'
import { realDocument } from '../support/files.ts'
import { ownServer } from '../support/own-server.ts'
import { newAccount } from '../support/people.ts'

const cardOf = (page: Page, title: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 4, name: title }) })
const wordy = 'Wordy phrase'

test.describe('the document analyzer', () => {
  ownServer(70)
  test.beforeEach(async ({ page }) => {
    await newAccount(page)
  })

  test('takes .doc, .docx, .pdf and .txt up to 10MB, and tells by a toast what it does not take', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Document Analyzer' }).click()
    await expect(page).toHaveURL(/\/document-analyzer$/)
    await expect(page.getByText('Word (.doc, .docx), PDF or text (.txt), max 10MB')).toBeVisible()
    const input = page.locator('input[type=file]')
    await expect(input).toHaveAttribute('accept', '.doc,.docx,.pdf,.txt')
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(page.getByText('Invalid file type', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Please upload a Word document (.doc, .docx), PDF, or text file.', { exact: true }),
    ).toBeVisible()
    await input.setInputFiles({
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a '),
    })
    await expect(page.getByText('File too large', { exact: true })).toBeVisible()
    await expect(page.getByText('Please upload a file smaller than 10MB.', { exact: true })).toBeVisible()
  })

  test('lists what each side gives up, bears and may do, and shows it in the document', async ({ page }) => {
    await analyze(page)
    const sides = page.getByRole('region', { name: 'By Side' })
    await expect(sides.getByRole('heading', { name: 'Consultant' })).toBeVisible()
    await expect(sides).toContainText('Nothing in the sentence limits it')
    await sides.getByRole('button', { name: /^Show in place: Consultant shall indemnify/ }).click()
    await expect(page.locator('#passage-shown')).toContainText('whether or not caused by Consultant')
    await expect(page.locator('#passage-shown')).toBeInViewport()
  })

  test('lists words that set no bounds, with their place', async ({ page }) => {
    await analyze(page)
    const far = page.getByRole('region', { name: 'Far-Reaching Words' })
    await expect(far).toContainText('Whatever the cause or kind')
    await far.getByRole('button', { name: /^Show in place: Consultant shall indemnify/ }).click()
    await expect(page.locator('#passage-shown')).toBeInViewport()
  })

  test('shows the document beside the analysis, and New Analysis clears both', async ({ page }) => {
    await page.goto('/document-analyzer')
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/api/analyze-document', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('heading', { name: 'Analyzing Document' })).toBeVisible()
    go()
    await expect(page.getByText('Document analyzed successfully', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your document has been analyzed by our AI legal expert.', { exact: true }),
    ).toBeVisible()

    const document = page.getByRole('region', { name: 'Document', exact: true })
    await expect(document.getByRole('heading', { name: 'agreement.txt' })).toBeVisible()
    await expect(document.getByText('Text (.txt)')).toBeVisible()
    await expect(document.getByText(`${(file.buffer.length / 1024).toFixed(1)} KB`)).toBeVisible()
    await expect(document.getByRole('heading', { level: 2, name: 'CONSULTING AGREEMENT' })).toBeVisible()
    await expect(document.getByRole('heading', { level: 3, name: '4. Indemnity' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'AI Legal Analysis' })).toBeVisible()
    await expect(page.getByRole('img', { name: /Overall quality: \d+ of 100/ })).toBeVisible()
    for (const name of ['Weak Points', 'Improvements', 'Strong Points', 'Legal Insights', 'Recommendations'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(page.getByText('Low Priority').first()).toBeVisible()
    await page.getByText('How the score is made').click()
    await expect(page.getByRole('columnheader', { name: 'Points', exact: true })).toBeVisible()
    await accessible(page)

    await page.getByRole('button', { name: 'New Analysis' }).click()
    await expect(page.getByText('Word (.doc, .docx), PDF or text (.txt), max 10MB')).toBeVisible()
    await expect(page.getByText('Northgate')).toHaveCount(0)
  })

  test('answers its calls with the specified payloads and shapes', async ({ page }) => {
    const answer = await page.request.post('/api/analyze-document', { multipart: { document: file } })
    const { content, analysis } = await answer.json()
    expect(content).toContain('Northgate Supply')
    expect(analysis).toMatchObject({
      overallQuality: { score: expect.any(Number), grade: expect.any(String), summary: expect.any(String) },
      strongPoints: expect.any(Array),
      legalInsights: expect.arrayContaining([
        expect.objectContaining({
          type: expect.any(String),
          insight: expect.any(String),
          explanation: expect.any(String),
        }),
      ]),
      recommendations: expect.arrayContaining([expect.any(String)]),
    })
    expect(analysis.weakPoints[0]).toMatchObject({
      point: expect.any(String),
      category: expect.any(String),
      severity: expect.stringMatching(/^(high|medium|low)$/),
      explanation: expect.any(String),
    })
    expect(analysis.improvements[0]).toMatchObject({
      area: expect.any(String),
      priority: expect.stringMatching(/^(high|medium|low)$/),
      suggestion: expect.any(String),
    })
    const item = analysis.improvements.find(({ area }: { area: string }) => area === wordy)
    const better = await page.request.post('/api/improve-document-section', {
      data: { type: 'improvement', item: { area: item.area, suggestion: item.suggestion }, documentContent: content },
    })
    expect((await better.json()).improvedText).toBe('If')
    const refused = await page.request.post('/api/improve-document-section', {
      data: { type: 'other', item: 'x', documentContent: 'y' },
      headers: { accept: 'application/json' },
    })
    expect([refused.status(), (await refused.json()).error]).toEqual([
      400,
      'The type must be weak-point or improvement',
    ])
  })

  test('a finding shows its words, their number leads back, and severities can be filtered', async ({ page }) => {
    await analyze(page)
    const card = cardOf(page, wordy)
    await card.getByRole('button', { name: /show in the document/ }).click()
    const words = page.locator('mark[data-active]')
    await expect(words).toHaveText('In the event that')
    await expect(words).toBeInViewport()
    await page
      .getByRole('region', { name: 'Document', exact: true })
      .getByRole('button', { name: /show the finding/ })
      .first()
      .click()
    await expect(page.getByRole('article').and(page.locator('[data-active]'))).toBeInViewport()
    await page.getByRole('button', { name: /^\d+ Medium$/ }).click()
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: /^\d+ Medium$/ }).click()
    await expect(card).toBeVisible()
  })

  test('a rewrite is copied, accepted with name and time, exported, and taken back', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await analyze(page)
    const card = cardOf(page, wordy)
    await card.getByRole('button', { name: 'Show Example' }).click()
    const dialog = page.getByRole('dialog', { name: wordy })
    await expect(page.getByText('Improvement generated', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Original issue' })).toContainText('In the event that')
    await expect(dialog.getByRole('region', { name: 'Improved text' })).toContainText('If')
    await expect(dialog.getByText('How to use.')).toBeVisible()
    await accessible(page)
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('If')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card.getByText(/Rewrite accepted by Dana Okafor, \w+ \d+, \d{4}/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Document', exact: true }).locator('ins')).toContainText('If')

    for (const [name, start] of [
      ['Reviewed text', 'PK'],
      ['Report for Word', 'PK'],
      ['Report as PDF', '%P'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
      const path = await (await download).path()
      expect(readFileSync(path).subarray(0, 2).toString(), name).toBe(start)
    }
    await card.getByRole('button', { name: 'Undo' }).click()
    await expect(card.getByText(/Rewrite accepted/)).toHaveCount(0)
  })

  test('says what to decide where no rule can rewrite it; a missing clause has a model clause', async ({ page }) => {
    await analyze(page)
    await page.getByRole('button', { name: 'Fix This' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Suggested wording, in the names of the document')).toBeVisible()
    await expect(dialog.getByText(/^Decide /)).toBeVisible()
    await expect(dialog.getByText('Alternative.', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await cardOf(page, /governing law/i)
      .getByRole('button', { name: 'Show Example' })
      .click()
    await expect(dialog.getByText('Model clause', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Improved text' })).toContainText('[')
  })

  test('the panes are resized by keyboard and mouse, and are two tabs on a small screen', async ({ page }) => {
    await analyze(page)
    const divider = page.getByRole('separator', { name: 'Resize the document' })
    await expect(divider).toHaveAttribute('aria-valuenow', '50')
    await divider.focus()
    await page.keyboard.press('End')
    await expect(divider).toHaveAttribute('aria-valuenow', '80')
    await page.keyboard.press('Home')
    await expect(divider).toHaveAttribute('aria-valuenow', '20')
    const box = await divider.boundingBox()
    if (!box) throw new Error('There is no divider')
    await page.mouse.move(box.x + 4, box.y + 300)
    await page.mouse.down()
    await page.mouse.move(box.x + 4 + (1280 - 320) * 0.3, box.y + 300)
    await page.mouse.up()
    await expect(divider).toHaveAttribute('aria-valuenow', '50')

    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('tab', { name: /^Document, \d+ marks$/ }).click()
    await expect(page.getByRole('heading', { name: 'CONSULTING AGREEMENT' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })

  test('refuses a file without text, and shows the error of the answer', async ({ page }) => {
    await page.goto('/document-analyzer')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'noise.txt', mimeType: 'text/plain', buffer: Buffer.from('. - ~ | 7 1 l') })
    await expect(page.getByText('Analysis failed', { exact: true })).toBeVisible()
    await expect(page.getByText(/No text could be read in noise\.txt/).first()).toBeVisible()
    await expect(page.getByText('Word (.doc, .docx), PDF or text (.txt), max 10MB')).toBeVisible()
    await expect(page.getByText(/of 100/)).toHaveCount(0)
  })

  test('shows the pages of a PDF as they are, with the same marks', async ({ page }) => {
    test.slow()
    await analyze(page, realDocument('pdf/cuad_eton_development_agreement.pdf'))
    await page
      .getByRole('radio', { name: 'Pages' })
      .or(page.getByRole('button', { name: 'Pages' }))
      .click()
    const document = page.getByRole('region', { name: 'Document', exact: true })
    await expect(document.locator('canvas').first()).toBeVisible()
    await page
      .getByRole('button', { name: /show in the document/ })
      .nth(1)
      .click()
    await expect(document.locator('span[data-active]').first()).toBeInViewport()
  })
})
