import { type Browser, expect, type Page, test } from '@playwright/test'
import { accessible, accessibleInEveryLook } from '../support/axe.ts'
import { ownServer, signIn, signUp } from '../support/own-server.ts'
import { password } from '../support/people.ts'

const { baseURL: address } = ownServer(11)
const dana = { name: 'Dana Okafor', email: 'dana@example.com', password }

test.beforeAll(async ({ playwright }) => {
  const browser = await playwright.request.newContext({ baseURL: address })
  expect((await browser.post('/api/register', { data: dana })).status()).toBe(200)
  await browser.dispose()
})

/** Opens the page of people as the administrator. */
async function openPeople(page: Page): Promise<void> {
  expect((await page.request.post('/api/login', { data: dana })).status()).toBe(200)
  await page.goto('/admin/people')
}

/** The page of somebody else's browser. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

/** The link that the dialog shows, which is then closed. */
async function handed(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title })
  const link = await dialog.getByLabel('Link').inputValue()
  expect(link).toMatch(/\/auth\/link#[\w-]{43}$/)
  await dialog.getByRole('button', { name: 'Done' }).click()
  return link
}

/** Chooses what to do about somebody. */
async function act(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** Chooses what somebody is invited as. */
async function choose(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: /Role/ }).click()
  await page.getByRole('option', { name: role }).click()
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('somebody is invited, makes the account in another browser, is deactivated and refused, and let in again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await openPeople(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com')
  const own = page.getByLabel('Your own password', { exact: true })
  await expect(own).toHaveCount(0)
  await choose(page, 'Administrator')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(own).toBeFocused()
  await accessible(page)
  await choose(page, 'Member')
  await expect(own).toHaveCount(0)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await handed(page, 'Invitation link')
  await expect(rowOf(page, 'grace@example.com')).toContainText('Invited')
  await accessibleInEveryLook(page, [1440])
  await page.setViewportSize({ width: 320, height: 800 })
  await accessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  const grace = await elsewhere(browser, baseURL)
  await grace.goto(link)
  await expect(grace.getByText('You are invited to Casewright as grace@example.com.')).toBeVisible()
  await accessible(grace)
  await grace.getByRole('button', { name: 'Create Account' }).click()
  await expect(grace.getByLabel('Full name')).toBeFocused()
  await expect(grace.getByText('You must accept the terms and conditions')).toBeVisible()
  await grace.getByLabel('Full name').fill('Grace Hopper')
  await grace.getByLabel('Password', { exact: true }).fill(password)
  await grace.getByLabel('Confirm password', { exact: true }).fill(password)
  await grace.getByRole('checkbox').check({ force: true })
  await grace.getByRole('button', { name: 'Create Account' }).click()
  await expect(grace.getByText('Welcome back, Grace!')).toBeVisible()

  const late = await elsewhere(browser, baseURL)
  await late.goto(link)
  await expect(late.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expect(late.getByRole('link', { name: 'Sign in' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('There is only one administrator.')).toBeVisible()
  await act(page, 'Grace Hopper', 'Deactivate')
  const question = page.getByRole('dialog', { name: 'Deactivate Grace Hopper?' })
  await question.getByLabel('Your own password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(rowOf(page, 'Grace Hopper')).toContainText('Deactivated')
  await grace.goto('/history')
  await expect(grace).toHaveURL(/\/auth$/)
  await grace.getByLabel('Email').fill('grace@example.com')
  await grace.getByLabel('Password', { exact: true }).fill(password)
  await grace.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(
    grace.getByText('This account is deactivated. Contact your administrator.', { exact: true }),
  ).toBeVisible()

  await act(page, 'Grace Hopper', 'Reactivate')
  await expect(rowOf(page, 'Grace Hopper')).toContainText('Active')
  await signIn(grace, 'grace@example.com')
})

test('who forgot the password asks for a link, which the administrator hands over', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const bob = await elsewhere(browser, baseURL)
  const { email } = await signUp(bob, 'Bob Cratchit')
  const forgetful = await elsewhere(browser, baseURL)
  await forgetful.goto('/auth')
  await forgetful.getByLabel('Email').fill(email)
  await forgetful.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(forgetful.getByLabel('Email')).toHaveValue(email)
  await accessible(forgetful)
  await forgetful.getByRole('button', { name: 'Ask for a link' }).click()
  await expect(forgetful.getByText('Your administrator has been notified.')).toBeVisible()

  await openPeople(page)
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('cratchit')
  await expect(rowOf(page, 'Dana Okafor')).toHaveCount(0)
  await expect(rowOf(page, 'Bob Cratchit')).toContainText('Requested a new password')
  await page.getByRole('button', { name: 'Create link to set a new password for Bob Cratchit' }).click()
  const question = page.getByRole('dialog', { name: 'Create a new password link for Bob Cratchit?' })
  await accessibleInEveryLook(page, [375])
  await question.getByLabel('Your own password', { exact: true }).fill('not the password')
  await question.getByRole('button', { name: 'Create link' }).click()
  await expect(question.getByText('This is not your current password.')).toBeVisible()
  await question.getByLabel('Your own password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Create link' }).click()
  const link = await handed(page, 'New password link')
  await expect(page.getByText('Bob Cratchit', { exact: true })).toBeFocused()
  await expect(rowOf(page, 'Bob Cratchit')).not.toContainText('Requested a new password')

  await forgetful.goto(link)
  await expect(forgetful.getByLabel('New password', { exact: true })).toBeVisible()
  await accessibleInEveryLook(forgetful, [375])
  await forgetful.getByLabel('New password', { exact: true }).fill('a wholly new one')
  await forgetful.getByLabel('Confirm new password', { exact: true }).fill('a wholly new one')
  await forgetful.getByRole('button', { name: 'Change password' }).click()
  await expect(forgetful.getByRole('heading', { name: 'Your password was changed' })).toBeVisible()
  await bob.goto('/dashboard')
  await expect(bob).toHaveURL(/\/auth$/)
  await forgetful.getByRole('link', { name: 'Sign in' }).click()
  await forgetful.getByLabel('Email').fill(email)
  await forgetful.getByLabel('Password', { exact: true }).fill('a wholly new one')
  await forgetful.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(forgetful).toHaveURL(/\/dashboard$/)
})
