import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { newAccount } from '../support/people.ts'

const excuse =
  'Neither party is liable for delay caused by an event beyond its reasonable control, after prompt notice.'
const older = `SUPPLY AGREEMENT

This Supply Agreement is made between Northgate Supply, Inc. (“Buyer”) and Garner Metals LLC (“Seller”).

1. Fees

1.1 Buyer shall pay $250,000 for the Goods within thirty (30) days of invoice.

2. Delay

2.1 ${excuse}

3. Notices

3.1 All notices under this Agreement are given in writing to the address on its cover page.
`
const newer = `SUPPLY AGREEMENT

This Supply Agreement is made between Northgate Supply, Inc. (“Buyer”) and Garner Metals LLC (“Seller”).

1. Delay

1.1 ${excuse}

2. Fees

2.1 Buyer shall pay $275,000 for the Goods within thirty (30) days of invoice.

3. Notices

3.1 All notices under this Agreement are given in writing to the address on its cover page.
`

const file = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })

async function compare(page: Page) {
  await page.goto('/compare')
  const inputs = page.locator('input[type=file]')
  await inputs.nth(0).setInputFiles(file('Draft 3.txt', older))
  await inputs.nth(1).setInputFiles(file('Draft 4.txt', newer))
  await page.getByRole('button', { name: 'Compare the drafts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible({ timeout: 20_000 })
}

test.describe('comparing two drafts', () => {
  ownServer(52)
  test.beforeEach(({ page }) => newAccount(page))

  test('shows what moved and which amounts changed first, and a redline that can be stepped through', async ({
    page,
  }) => {
    await compare(page)
    const first = page.getByRole('region', { name: 'Look at these first' })
    await expect(first.getByText('Moved', { exact: true })).toBeVisible()
    await expect(first.getByRole('deletion')).toHaveText('$250,000')
    await expect(first.getByRole('insertion')).toHaveText('$275,000')
    await expect(page.getByRole('region', { name: 'By clause' })).toContainText('what Buyer owes rises')
    await page.getByRole('button', { name: 'Next change' }).click()
    await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
    await accessible(page)
    await page.getByRole('radio', { name: 'Side by side' }).click()
    await expect(page.getByText('Older draft:').first()).toBeAttached()
    await accessible(page)
  })

  test('gives a redline as a Word file, and swaps the drafts', async ({ page }) => {
    await compare(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Redline, typed again' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Draft 3 and Draft 4 - Redline.docx')
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await page.getByRole('button', { name: 'Swap the drafts' }).click()
    await expect(
      page.getByRole('region', { name: 'Look at these first' }).getByRole('insertion').filter({ hasText: '$250,000' }),
    ).toBeVisible({ timeout: 20_000 })
  })

  test('takes versions from My documents, at the width of a phone and in the dark', async ({ page }) => {
    const content = (words: string) => {
      const parts = [{ kind: 'paragraph', runs: [{ text: words }] }]
      return { documentType: 'affidavit', made: { parts }, edited: { title: 'Lease', parts } }
    }
    const saved = await page.request.post('/api/kept', {
      data: { tool: 'document-generation', title: 'Lease', content: content('The rent is $900 a month.') },
    })
    const { id } = await saved.json()
    await page.request.put(`/api/kept/${id}`, {
      data: { title: 'Lease', content: content('The rent is $950 a month.'), seen: 1 },
    })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto('/compare')
    await page.getByRole('button', { name: 'Choose the older draft from My documents' }).click()
    await accessible(page)
    await page.getByRole('button', { name: /Version of Lease/ }).click()
    await page.getByRole('option', { name: 'Version 1' }).click()
    await page.getByRole('button', { name: 'Use this: Lease' }).click()
    await expect(page.getByText(/^Lease - version 1\.docx/)).toBeVisible()
    await page.getByRole('button', { name: 'Choose the newer draft from My documents' }).click()
    await page.getByRole('button', { name: 'Use this: Lease' }).click()
    await expect(page.getByText(/^Lease - version 2\.docx/)).toBeVisible()
    await page.getByRole('button', { name: 'Compare the drafts' }).click()
    await expect(page.getByRole('link', { name: 'Redline in Word' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('insertion').first()).toContainText('$950')
    // What was announced of the menu names parts that are gone with it, for some seconds.
    await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
    await accessible(page)
  })
})
