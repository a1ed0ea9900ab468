import { readFile } from 'node:fs/promises'
import { type Browser, expect, test } from '@playwright/test'
import { accessible, accessibleInEveryLook } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'

ownServer(15)

/** Somebody with an account of their own, in a browser of their own. */
async function memberOf(browser: Browser, baseURL: string | undefined, name: string) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await signUp(page, name)
  return page
}

test.describe.configure({ mode: 'serial' })

let admin: import('@playwright/test').Page

test.beforeAll(async ({ browser, baseURL }) => {
  admin = await (await browser.newContext({ baseURL })).newPage()
  await signUp(admin, 'Dana Okafor')
})

test('the days tell what would go before they are saved', async () => {
  await admin.goto('/admin/retention')
  await admin.getByLabel('Runs, days').fill('0')
  await admin.getByRole('button', { name: 'Review and save' }).click()
  await expect(admin.getByText('Enter a whole number of days from 1 to 36,500, or leave it empty.')).toBeVisible()
  await admin.getByLabel('Runs, days').fill('365')
  await admin.getByRole('button', { name: 'Review and save' }).click()
  const asked = admin.getByRole('alertdialog', { name: 'Save these periods?' })
  await expect(asked).toContainText('Nothing will be deleted at the next cleanup.')
  await accessible(admin)
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(admin.getByText('Saved', { exact: true })).toBeVisible()
})

test('a legal hold keeps what its person would delete, until it is lifted', async ({ browser, baseURL }) => {
  const member = await memberOf(browser, baseURL, 'Miguel Santos')
  await member.request.post('/api/legal-search', { data: { query: 'right to counsel in felony cases' } })
  await admin.goto('/admin/retention')
  await admin.getByRole('button', { name: 'Place hold' }).click()
  await expect(admin.getByText('Choose the person to place on hold.')).toBeVisible()
  await admin.getByRole('button', { name: /Person/ }).click()
  await admin.getByRole('option', { name: /Miguel Santos/ }).click()
  await admin.getByLabel('Reason').fill('Santos v. Meridian Freight')
  await admin.getByRole('button', { name: 'Place hold' }).click()
  const hold = admin.getByRole('row', { name: /Miguel Santos/ })
  await expect(hold).toContainText('Holds')
  await accessibleInEveryLook(admin)

  await member.goto('/history')
  await member.getByRole('button', { name: /Delete all/ }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(member.getByText('1 run is under a legal hold and not deleted.').first()).toBeVisible()
  await expect(member.getByText('right to counsel in felony cases').first()).toBeVisible()

  await hold.getByRole('button', { name: 'Lift the hold on Miguel Santos' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Lift' }).click()
  await expect(hold).toContainText('Lifted')
  await member.context().close()
})

test('a failed run is started again from the list of jobs', async ({ browser, baseURL }) => {
  const member = await memberOf(browser, baseURL, 'Priya Raman')
  const file = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing in it') }
  await member.request.post('/api/summarize-document', { multipart: { document: file } })
  await member.context().close()
  await admin.goto('/admin/jobs')
  const row = admin.getByRole('row', { name: /Priya Raman/ })
  await expect(row).toContainText('Failed')
  await expect(admin.getByText('brief.pdf')).toHaveCount(0)
  await accessibleInEveryLook(admin)
  await row.getByRole('button', { name: /again/ }).click()
  await admin
    .getByRole('alertdialog', { name: 'Start this run again?' })
    .getByRole('button', { name: 'Start again' })
    .click()
  await expect(admin.getByText('Started again', { exact: true })).toBeVisible()
  // The page looks again by itself.
  await expect(row.getByRole('cell').nth(3)).toHaveText('2', { timeout: 15_000 })
  await admin.getByRole('radio', { name: 'Waiting' }).click()
  await expect(admin.getByText('No waiting runs')).toBeVisible()
})

test('the audit log tells what was done, that it is whole, and is exported', async () => {
  await admin.goto('/admin/audit')
  await expect(admin.getByText('The log is intact')).toBeVisible()
  await expect(admin.getByRole('row', { name: /Retried a failed job/ })).toContainText('Dana Okafor')
  await accessibleInEveryLook(admin)
  await admin.getByRole('button', { name: /What/ }).click()
  await admin.getByRole('option', { name: 'Lifted a legal hold' }).click()
  await expect(admin.getByRole('row')).toHaveCount(2)
  const download = admin.waitForEvent('download')
  await admin.getByRole('link', { name: 'Export as CSV' }).click()
  const rows = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('hold.lifted')
  await admin.getByRole('textbox', { name: 'From' }).fill('2020-01-01')
  await admin.getByRole('textbox', { name: 'To' }).fill('2020-01-02')
  await expect(admin.getByText('No entries found')).toBeVisible()
  await admin.getByRole('button', { name: 'Show all' }).click()
  await expect(admin.getByRole('row', { name: /Exported the audit log/ })).toBeVisible()
})
