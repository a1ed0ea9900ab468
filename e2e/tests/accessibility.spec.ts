import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { ownBrief } from '../support/files.ts'
import { register } from '../support/people.ts'

const noFindings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([])
}

/** No page may be scrolled sideways. */
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 375])
    test.describe(`in ${colorScheme} at ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object)

      test('axe finds nothing on the public pages', async ({ page }) => {
        for (const path of ['/', '/auth', '/nowhere']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await noFindings(page)
          await fits(page)
        }
      })

      test('axe finds nothing on the pages of a member, empty and with a result', async ({ page }) => {
        await register(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await noFindings(page)
        await page.goto('/ai-search/brief-summarizer')
        await expect(page.getByText('Supports PDF, DOC, DOCX files up to 50MB')).toBeVisible()
        await noFindings(page)
        await page.locator('input[type=file]').setInputFiles(ownBrief)
        await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
        await noFindings(page)
        await fits(page)
      })
    })
