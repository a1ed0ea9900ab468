import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { newAccount } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { barn, shop, startWithLaw } from '../support/some-law.ts'

const port = ownPort(75)
const brief = `MEMORANDUM IN OPPOSITION

The shop was shut. “${shop.passage}” ${shop.title}, ${shop.citation} (9th Cir. 2025). The barn was no better: “the renter who padlocks a road evicts.” ${barn.title}, ${barn.citation} (9th Cir. 2025). Both are settled. Id. at 78.

One court has held otherwise. Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019). The year of this one is wrong: ${shop.title}, ${shop.citation} (9th Cir. 1999). See Miranda v. Arizona, 384 U.S. 436 (1966).
`

const row = (page: Page, words: string | RegExp) =>
  page.getByRole('table', { name: 'Citations' }).getByRole('row').filter({ hasText: words })

async function paste(page: Page, text = brief) {
  await page.goto('/ai-search/cite-check')
  await page.getByLabel('Or paste the text').fill(text)
  await page.getByRole('button', { name: 'Check citations' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pasted text' })).toBeVisible({ timeout: 20_000 })
}

test.describe('the citation check', () => {
  let casewright: Awaited<ReturnType<typeof startWithLaw>>
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    casewright = await startWithLaw(port)
  })
  test.afterAll(() => casewright.stop())
  test.use({ baseURL: `http://127.0.0.1:${port}` })
  test.beforeEach(({ page }) => newAccount(page))

  test('checks a text that is pasted, and never verifies an invented case', async ({ page }) => {
    await paste(page)
    await expect(row(page, 'Miranda v. Arizona').getByText('Verified', { exact: true })).toBeVisible()
    await expect(row(page, 'Varghese').getByText('Unchecked', { exact: true })).toBeVisible()
    await expect(row(page, '(9th Cir. 1999)').getByText('Mismatch', { exact: true })).toBeVisible()
    await expect(row(page, '(9th Cir. 1999)').getByRole('insertion')).toContainText('2025')
    await expect(page.getByText('No language model was used.')).toBeVisible()
    await expect(page.getByText(/Later history was not checked beyond the list/).first()).toBeVisible()
    await accessible(page)
  })

  test('flags what is no longer good law, counts it and asks for an eye, unless the brief says so', async ({
    page,
  }) => {
    await paste(
      page,
      'See Roe v. Wade, 410 U.S. 113, 120 (1973). Roe, 410 U.S. at 121. Saucier v. Katz, 533 U.S. 194 (2001). Palko v. Connecticut, 302 U.S. 319 (1937), overruled by Benton v. Maryland, 395 U.S. 784 (1969). Miranda v. Arizona, 384 U.S. 436 (1966).',
    )
    const flag = 'No longer good law: overruled by Dobbs v. Jackson Women’s Health Organization, 597 U.S. 215 (2022).'
    for (const place of ['Roe v. Wade', 'Roe, 410 U.S. at 121']) {
      const cited = row(page, place).first()
      await expect(cited.getByText('No longer good law', { exact: true })).toBeVisible()
      await expect(cited.getByText(flag.replace('’', "'"))).toBeVisible()
    }
    await expect(row(page, 'Saucier').getByText('Overruled in part', { exact: true })).toBeVisible()
    await expect(row(page, 'Palko').getByText('The document says so itself.')).toBeVisible()
    await expect(row(page, 'Miranda v. Arizona').getByText('No longer good law')).toHaveCount(0)
    await expect(page.getByText('3 need your eye')).toBeVisible()
    await expect(page.getByText(/3 citations are no longer good law, and 1 citation is in doubt/)).toBeVisible()
    await accessible(page)
    await page.getByRole('link', { name: 'Read in the library: Roe v. Wade' }).first().click()
    await expect(page.getByRole('alert').getByText(flag.replace('’', "'"))).toBeVisible()
    await accessible(page)
  })

  test('compares quotations word by word, and says what a short form stands for', async ({ page }) => {
    await paste(page)
    const altered = row(page, barn.title).first()
    await expect(altered.getByText(/These words appear differently in the source/)).toBeVisible()
    await expect(altered.getByRole('deletion').filter({ hasText: 'renter' })).toBeVisible()
    const held = row(page, shop.title).filter({ hasText: '(9th Cir. 2025)' })
    await expect(held.getByText(/These words appear in the source/)).toBeVisible()
    await expect(row(page, /^3Id\./).getByText(/Stands for no\. 2, Barn v\. Road/)).toBeVisible()
    await altered.getByRole('link', { name: 'Read in place' }).click()
    await expect(page.locator('mark').filter({ hasText: 'padlocks a road' })).toBeVisible()
  })

  test('narrows the table by status, and shows a citation in the text with its note', async ({ page }) => {
    await paste(page)
    await page.getByRole('button', { name: /\d unchecked/ }).click()
    await expect(row(page, 'Varghese')).toBeVisible()
    await expect(row(page, 'Miranda')).toHaveCount(0)
    await row(page, 'Varghese')
      .getByRole('button', { name: /show no\. 4 in the text$/ })
      .click()
    await expect(page.locator('#citation-4')).toBeInViewport()
    await expect(page.getByRole('region', { name: /^Note 4/ })).toBeFocused()
  })

  test('on a phone the note opens in its place', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await paste(page)
    await row(page, 'Varghese')
      .getByRole('button', { name: /show no\. 4 in the text$/ })
      .click()
    await expect(page.getByRole('dialog', { name: /Check of Varghese/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })

  test('keeps the review of a citation, and both documents carry what is known', async ({ page }) => {
    await page.goto('/ai-search/cite-check')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'opposition.txt', mimeType: 'text/plain', buffer: Buffer.from(brief) })
    await expect(page.getByRole('heading', { level: 1, name: 'opposition.txt' })).toBeVisible({ timeout: 20_000 })
    const varghese = row(page, 'Varghese')
    await varghese.getByRole('button', { name: 'Review no. 4' }).click()
    await varghese.getByLabel('Note').fill('It is in no reporter.')
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/reviews/citation-4'))
    await varghese.getByRole('button', { name: 'Problem' }).click()
    await kept
    await expect(varghese.getByText('It is in no reporter.')).toBeVisible()
    await page.goto('/history')
    await page.getByRole('link', { name: 'opposition.txt', exact: true }).click()
    await expect(row(page, 'Varghese').getByText('It is in no reporter.')).toBeVisible()
    for (const name of ['Verification report', 'Table of authorities']) {
      await page.getByRole('button', { name: 'Documents' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ])
      expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    }
  })

  test('corrects what is wrong in all places, in a copy that leaves the rest as it was', async ({ page }) => {
    const wrong = `It was shut. ${shop.title}, ${shop.citation} (9th Cir. 1999).\n\nSo it was.  See ${shop.title}, ${shop.citation} (9th Cir. 1999).\n`
    await paste(page, wrong)
    await page.getByRole('button', { name: 'Correct in 2 places what is wrong in no. 1' }).click()
    await expect(page.getByText('2 corrections taken')).toBeVisible()
    await accessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Corrected text' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe(wrong.replaceAll('1999', '2025'))
  })

  test('looks for support in the whole opinion, and opens the passage where it is', async ({ page }) => {
    await paste(
      page,
      `The parties argue at length about fishing rights in the harbor. ${shop.title}, ${shop.citation} (9th Cir. 2025).`,
    )
    await page.getByRole('button', { name: 'Find a passage that supports it, no. 1' }).click()
    await expect(page.getByText(/sentences of Lake v\. Mill/)).toBeVisible({ timeout: 20_000 })
    const found = page.getByRole('link', { name: /^Read in place: a passage for no\. 1/ }).first()
    await expect(found).toBeVisible()
    await found.click()
    await expect(page.getByRole('heading', { name: 'History of the case' })).toBeVisible()
    await expect(page.getByText(/citing opinion|later history is not known/).first()).toBeVisible()
    // What was announced on the page before is no part of this one.
    await page.reload()
    await expect(page.getByRole('heading', { name: 'History of the case' })).toBeVisible()
    await accessible(page)
  })

  test('says of a text without citations that there is nothing to verify', async ({ page }) => {
    await paste(page, 'The tenant pays the rent on the first of each month.')
    await expect(page.getByRole('heading', { name: 'Nothing to verify' })).toBeVisible()
    await expect(page.getByText('Read the text that was pasted.')).toBeVisible()
  })
})
