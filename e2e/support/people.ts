import { expect, type Page } from '@playwright/test'

export const password = 'correct horse battery'

export interface SomeBody {
  name: string
  email: string
}

/** Creates an account through the page, as a person does, and ends on the dashboard. */
export async function register(page: Page, name = 'Dana Okafor'): Promise<SomeBody> {
  const email = `${crypto.randomUUID()}@example.com`
  await page.goto('/auth')
  await page
    .getByRole('button', { name: /create (an )?account|sign up/i })
    .first()
    .click()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return { name, email }
}

/** A new account, signed in on the page's browser without a form or a page. */
export async function newAccount(page: Page, name = 'Dana Okafor'): Promise<SomeBody> {
  const email = `${crypto.randomUUID()}@example.com`
  const answer = await page.request.post('/api/register', { data: { name, email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  return { name, email }
}
