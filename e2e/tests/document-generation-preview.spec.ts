import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from '../support/own-server.ts'

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Document text' })
const text = `Letter from Dana Okafor, Partner, Okafor & Reyes LLP, 410 Superior Avenue, Cleveland, Ohio 44114 to Thomas Halloran.
Subject: Notice of claim.`

test('a document is filled in its place, made again, taken as Word and PDF, and kept with its versions', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/document-generation/letters')
  await page
    .getByRole('group', { name: 'Document type' })
    .getByRole('button', { name: /^Business/ })
    .click()
  await page.getByRole('group', { name: 'Input method' }).getByRole('button', { name: 'Paste Text' }).click()
  await page.getByLabel('Pasted text').fill(text)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await page.locator('[data-blank]').last().click()
  await page.keyboard.type('Typed in place')
  await expect(page.locator('[data-field]').getByText('Typed in place')).toBeVisible()

  for (const [kind, starts] of [
    ['Word', 'PK'],
    ['PDF', '%PDF'],
  ] as const) {
    await page.getByRole('button', { name: 'Download as' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click()
    await page.getByRole('button', { name: 'Download anyway' }).click()
    const file = await readFile(await (await coming).path(), 'latin1')
    expect(file.slice(0, starts.length)).toBe(starts)
  }

  await page.getByRole('button', { name: /answers?$/ }).click()
  await page.getByRole('button', { name: 'Correct Subject' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('Notice of loss')
  await page.getByRole('button', { name: 'Regenerate the document' }).click()
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(textOf(page)).toContainText('Notice of loss')
  await expect(textOf(page)).toContainText('Typed in place')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textOf(page)).not.toContainText('Notice of loss')

  await page.getByRole('button', { name: 'Save to My documents' }).click()
  await page.getByRole('button', { name: 'Keep this version' }).click()
  await expect(page.getByText('Version 2 kept', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'My documents' }).click()
  await page
    .getByRole('link', { name: /Notice of/ })
    .first()
    .click()
  await textOf(page).getByText('Typed in place').first().click()
  await page.keyboard.type('more')
  await page.getByRole('button', { name: 'Back to Edit' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave your changes?' })).toBeVisible()
})
