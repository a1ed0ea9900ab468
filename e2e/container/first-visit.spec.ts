import { expect, test } from '@playwright/test'
import { ownBrief } from '../support/files.ts'
import { register } from '../support/people.ts'

test('a person on another machine makes an account in the container, has a brief summarized and signs in again', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  const { email } = await register(page)

  await page.goto('/ai-search/brief-summarizer')
  await page.locator('input[type=file]').setInputFiles(ownBrief)
  await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
  await expect(page.getByText('24-CV-0117')).toBeVisible()
  // Over plain http a browser withholds what copying usually takes.
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()

  await page.request.post('/api/logout', { headers: { origin: new URL(page.url()).origin } })
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('motion.txt')).toBeVisible()
  expect(problems).toEqual([])
})
