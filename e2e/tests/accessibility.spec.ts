import { expect, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { ownBrief } from '../support/files.ts'
import { register } from '../support/people.ts'

test.use({ reducedMotion: 'reduce' } as object)

test('axe finds nothing on the public pages, in every look', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/auth', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await accessibleInEveryLook(page)
  }
})

test('axe finds nothing on the pages of a member, empty and with a result, in every look', async ({ page }) => {
  test.slow()
  await register(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await accessibleInEveryLook(page)
  await page.goto('/ai-search/brief-summarizer')
  await expect(page.getByText('Supports PDF, DOC, DOCX files up to 50MB')).toBeVisible()
  await accessibleInEveryLook(page)
  await page.locator('input[type=file]').setInputFiles(ownBrief)
  await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
  await accessibleInEveryLook(page)
})
