import { expect, type Page } from '@playwright/test'

/** Searches on the page, and waits for what was found. */
export async function search(page: Page, query = 'landlord padlocks the only door') {
  await page.goto('/ai-search/legal-research')
  await page.getByLabel('What do you need to find?').fill(query)
  await page.getByRole('button', { name: 'Search Legal Database' }).click()
  await expect(page.getByRole('heading', { name: /^Found \d+ results? in \d+(\.\d+)? seconds$/ })).toBeVisible()
}

export const entry = (page: Page, name: string) => page.getByRole('article', { name })
