import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { signUp } from '../support/own-server.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

const port = ownPort(81)
let casewright: Awaited<ReturnType<typeof startCasewright>>
let folder = ''

const engagement = `id: engagement-letter
title: Engagement Letter
tab: letters
description: Our terms for a new matter.
fields:
  - { name: clientName, label: Client's name, type: text, required: true, section: Client }
name: Engagement of {clientName}
parts:
  - paragraph: "We thank {clientName} for engaging this firm."
`

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-tools-'))
  await mkdir(join(folder, 'document-generation'))
  await writeFile(join(folder, 'document-generation', 'engagement-letter.yaml'), engagement)
  casewright = await startCasewright(port, { TOOLS_DIR: folder })
})
test.afterAll(async () => {
  await casewright.stop()
  await rm(folder, { recursive: true, force: true })
})
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.beforeEach(({ page }) => signUp(page).then(() => {}))

const card = (page: Page, title: string | RegExp) =>
  page.getByRole('group', { name: 'Document type' }).getByRole('button', { name: title })
const method = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Input method' }).getByRole('button', { name })
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Document text' })

const tabs = {
  Letters: ['Business', 'Cover', 'Recommendation', 'Complaint', 'Inquiry', 'Thank'],
  Contracts: ['Service', 'Employment', 'Non-Disclosure', 'Rental', 'Sales', 'Consulting'],
  Applications: ['Job', 'Visa', 'Permit', 'Loan', 'Grant', 'License'],
}
const withForm = ['Business', 'Cover', 'Recommendation', 'Service', 'Employment', 'Job', 'Visa']
const noForm = 'Personalized form configuration not available for this document type yet.'

test('has three tabs of six types, letters first; seven types have a form, the others say that they have none', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Document Generation' }).click()
  await expect(page).toHaveURL(/\/document-generation$/)
  await expect(page.getByRole('link', { name: 'Letters' })).toHaveAttribute('aria-current', 'page')
  for (const [tab, types] of Object.entries(tabs)) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/document-generation/${tab.toLowerCase()}$`))
    await method(page, 'Manual Filling').click()
    await expect(page.getByText('Choose a type of document first.')).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    for (const type of types) {
      await card(page, new RegExp(`^${type}`)).click()
      if (withForm.includes(type)) await expect(page.getByRole('form')).toBeVisible()
      else await expect(page.getByText(noForm)).toBeVisible()
      // Selecting a type keeps the method.
      await expect(method(page, 'Manual Filling')).toHaveAttribute('aria-pressed', 'true')
    }
  }
})

test('changing the tab updates the URL, clears type and method, and resets all forms', async ({ page }) => {
  await page.goto('/document-generation/letters')
  await card(page, /^Business/).click()
  await method(page, 'Manual Filling').click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Notice of claim')
  await page.getByRole('link', { name: 'Contracts', exact: true }).click()
  await expect(page).toHaveURL(/\/document-generation\/contracts$/)
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Letters', exact: true }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  await card(page, /^Business/).click()
  await method(page, 'Manual Filling').click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
})

test("tells by the toast 'Missing information' what is missing", async ({ page }) => {
  await page.goto('/document-generation')
  for (const [name, sentence] of [
    ['Voice to Text', 'Please select a document type and provide voice input.'],
    ['Paste Text', 'Please select a document type and paste your text.'],
    ['Manual Filling', 'Please select a document type.'],
  ] as const) {
    await method(page, name).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(page.getByText('Missing information', { exact: true })).toBeVisible()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  await method(page, 'Paste Text').click()
  await card(page, /^Cover/).click()
  await page.getByLabel('Pasted text').fill(' \n ')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Please select a document type and paste your text.', { exact: true })).toBeVisible()
})

test('a form is checked beside its fields, and makes a document that is edited, saved and downloaded as text', async ({
  page,
}) => {
  await page.goto('/document-generation/contracts')
  await card(page, /^Employment/).click()
  await method(page, 'Manual Filling').click()
  await expect(page.getByText('* required')).toBeVisible()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText(/^Employer.* is required\.$/).first()).toBeVisible()
  await expect(page.locator('[data-field="employerName"] input')).toBeFocused()
  const answers = {
    employerName: 'Northgate Supply, Inc.',
    employerAddress: '410 Superior Avenue\nCleveland, Ohio 44114',
    employeeName: 'Ada Marsh',
    employeeAddress: '88 Harbor Street\nToledo, Ohio 43604',
    jobTitle: 'Analyst',
    startDate: '2027-03-01',
    salary: '$85,000',
  }
  for (const [field, value] of Object.entries(answers))
    await page.locator(`[data-field="${field}"] :is(input, textarea)`).fill(value)
  await page.locator('[data-field="payFrequency"] button').click()
  await page.getByRole('option', { name: 'Bi-weekly' }).click()
  await accessible(page)
  const sent = page.waitForRequest('**/api/generate-document')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    documentType: 'employment-contract',
    inputMethod: 'manual',
    formData: { ...answers, payFrequency: 'bi-weekly' },
  })
  await expect(page.getByText('Document generated successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('Your document is ready for preview and editing.', { exact: true })).toBeVisible()
  await expect(textOf(page)).toContainText('Ada Marsh')
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true')
  await accessible(page)

  await textOf(page).getByText('Ada Marsh').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Edited by hand.')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Document saved', { exact: true })).toBeVisible()
  expect(calls).toEqual([])
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('button', { name: 'Download anyway' }).click()
  const download = await coming
  await expect(page.getByText('Document downloaded', { exact: true })).toBeVisible()
  expect(download.suggestedFilename()).toMatch(/Ada Marsh.*\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Edited by hand.')

  await page.reload()
  await expect(page.getByText(/^Draft restored from/)).toBeVisible()
  await expect(textOf(page)).toContainText('Edited by hand.')
  await page.getByRole('button', { name: 'Back to Edit' }).click()
  await expect(page.locator('[data-field="employeeName"] input')).toHaveValue('Ada Marsh')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Which contract?' })).toBeVisible()
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('what is read in a pasted text stands beside it, to correct or clear; a failing call loses nothing', async ({
  page,
}) => {
  const text =
    'Client: Northgate Supply, Inc.\nProvider: Alder Point Advisors LLC\nPrice: $12,500\nStart date: March 1, 2027'
  await page.goto('/document-generation/contracts')
  await card(page, /^Service/).click()
  await method(page, 'Paste Text').click()
  await page.getByLabel('Pasted text').fill(text)
  const read = page.getByRole('region', { name: 'Read in your text' })
  await expect(read.getByText(/^4 of \d+ fields$/)).toBeVisible()
  const client = read.getByRole('textbox', { name: /^Client.s name$/ })
  await expect(client).toHaveValue('Northgate Supply, Inc.')
  await client.focus()
  await expect(page.locator('mark[data-tone="chosen"]')).toHaveText('Northgate Supply, Inc.')
  await client.fill('Northgate Supply of Ohio, Inc.')
  await page.setViewportSize({ width: 320, height: 800 })
  await accessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.route('**/api/generate-document', (route) =>
    route.fulfill({ status: 500, body: 'The server has stopped.' }),
  )
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Document generation failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Your input is still here.')).toBeVisible()
  await page.unroute('**/api/generate-document')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(textOf(page)).toContainText('Northgate Supply of Ohio, Inc.')
  await expect(textOf(page)).toContainText('Alder Point Advisors LLC')
})

test('a sensitive field is masked, sent, and in no draft', async ({ page }) => {
  const number = 'X12345678'
  await page.goto('/document-generation/applications')
  await card(page, /^Visa/).click()
  await method(page, 'Manual Filling').click()
  const field = page.locator('[data-field="passportNumber"] input')
  await expect(field).toHaveAttribute('type', 'password')
  await field.fill(number)
  await page.locator('[data-field="applicantName"] input').fill('Ada Marsh')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).toContain('Ada Marsh')
  expect(await stored()).not.toContain(number)
  await page.getByRole('button', { name: 'Show passport number' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  // No model is connected: nobody asks whether it may be told.
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/Not saved in it: Passport number\.$/)).toBeVisible()
  await expect(field).toHaveValue('')
})

test("a firm's own type stands among the letters, with its form", async ({ page }) => {
  await page.goto('/document-generation')
  await card(page, /^Engagement Letter.*Added by your firm\.$/).click()
  await method(page, 'Manual Filling').click()
  await page.locator('[data-field="clientName"] input').fill('Ada Marsh')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(textOf(page)).toContainText('We thank Ada Marsh for engaging this firm.')
})
