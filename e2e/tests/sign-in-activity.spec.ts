import { expect, type Page, test } from '@playwright/test'
import { accessible, accessibleInEveryLook } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { password } from '../support/people.ts'

const { baseURL } = ownServer(48)

// The first account is the administrator's, whatever test runs first.
test.beforeAll(async ({ playwright }) => {
  const administrator = await playwright.request.newContext({ baseURL })
  const data = { name: 'Ada Admin', email: 'ada.admin@example.com', password }
  expect((await administrator.post('/api/register', { data })).status()).toBe(200)
  expect((await administrator.put('/api/admin/settings', { data: { idleMinutes: 30 } })).status()).toBe(200)
  await administrator.dispose()
})

const makeKey = (page: Page, name: string) =>
  page.request.post('/api/account/keys', { data: { name, tools: 'all', days: 1, password } })

test('Settings, Sign-in lists what happened, and a new password offers to revoke the keys that it names', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await makeKey(page, 'Docket importer')
  await makeKey(page, 'Time sheets')
  const elsewhere = { origin: baseURL, 'user-agent': 'Mozilla/5.0 (Macintosh) Version/18.0 Safari/605.1.15' }
  await fetch(`${baseURL}/api/login`, {
    method: 'POST',
    headers: { ...elsewhere, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await page.goto('/settings/sign-in')
  const activity = page.getByRole('table', { name: 'Recent activity, newest first' })
  await expect(activity.getByRole('row', { name: /Signed in with a new browser.*Was this you\?/ })).toBeVisible()
  await expect(activity.getByRole('row', { name: /API key created/ })).toHaveCount(2)
  await accessibleInEveryLook(page)

  await page.goto('/settings/password')
  await expect(page.getByText('Docket importer, never used')).toBeVisible()
  const revoke = page.getByRole('checkbox', { name: 'Revoke my 2 API keys' })
  await expect(revoke).not.toBeChecked()
  await accessible(page)
  await page.getByText('Revoke my 2 API keys').click()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill('a wholly new one')
  await page.getByLabel('Confirm new password', { exact: true }).fill('a wholly new one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('and your API keys were revoked').first()).toBeVisible()
  await expect(revoke).toBeHidden()
})

test('before a session that nobody uses ends, the page asks, and goes on where somebody is there', async ({ page }) => {
  await signUp(page)
  const idle = '**/api/account/idle'
  await page.route(idle, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { minutes: 30, secondsLeft: 100 } }) : route.continue(),
  )
  await page.goto('/settings/sign-in')
  const asking = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await expect(asking).toContainText('You will be signed out in two minutes.')
  await accessible(page)
  const stayed = page.waitForResponse(
    (answer) => answer.url().endsWith('/idle') && answer.request().method() === 'POST',
  )
  await asking.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await (await stayed).json()).toMatchObject({ minutes: 30, secondsLeft: expect.any(Number) })
  await expect(asking).toBeHidden()

  await page.unroute(idle)
  await page.route(idle, (route) => route.fulfill({ json: { minutes: 30, secondsLeft: 1 } }))
  await page.goto('/settings/sign-in')
  await expect(asking).toBeVisible()
  await page.request.post('/api/logout')
  await page.unroute(idle)
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Your session was inactive.')).toBeVisible()
})
