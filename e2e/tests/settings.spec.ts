import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { ownBrief } from '../support/files.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { password } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

ownServer(42)

const better = 'staple of seven clouds'

const saved = (page: Page, title: string) => expect(page.getByText(title, { exact: true })).toBeVisible()

test.describe('the settings', () => {
  test('stand in sections with addresses of their own, in a list or, on small screens, a menu', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/settings\/profile$/)
    const list = page.getByRole('navigation', { name: 'Settings' })
    for (const title of ['Password', 'Theme', 'Sessions', 'Privacy', 'API keys', 'Your data', 'Profile']) {
      await list.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(list.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
    }
    await page.setViewportSize({ width: 375, height: 800 })
    await expect(list).toBeHidden()
    await page
      .getByRole('button', { name: /Settings/ })
      .last()
      .click()
    await page.getByRole('option', { name: 'Sessions' }).click()
    await expect(page).toHaveURL(/\/settings\/sessions$/)
    await page.goto('/settings/nowhere')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })

  test('change the name, which is trimmed and shown everywhere', async ({ page }) => {
    await signUp(page, 'Dana Okafor')
    await page.goto('/settings/profile')
    await page.getByLabel('Full name').fill('  ')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('Full name is required')).toBeVisible()
    await page.getByLabel('Full name').fill('  Ruth Garcia ')
    await page.getByRole('button', { name: 'Save name' }).click()
    await saved(page, 'Name saved')
    await expect(page.getByLabel('Full name')).toHaveValue('Ruth Garcia')
    await expect(page.getByRole('complementary').getByText('Ruth Garcia')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Welcome back, Ruth!')).toBeVisible()
  })

  test('change the email, with the password', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings/profile')
    const email = `${crypto.randomUUID()}@example.com`
    await page.getByLabel('New email').fill(email)
    await page.getByLabel('Current password', { exact: true }).fill('wrong password')
    await page.getByRole('button', { name: 'Change email' }).click()
    await saved(page, 'The email was not changed')
    await expect(page.getByText('This is not your current password.', { exact: true })).toBeVisible()
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Change email' }).click()
    await saved(page, 'Email changed')
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
    await expect(page.getByLabel('New email')).toHaveValue('')
  })

  test('change the password, which signs out everywhere else', async ({ page, browser }) => {
    const { email } = await signUp(page)
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto('/auth')
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(password)
    await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(elsewhere).toHaveURL(/\/dashboard$/)

    await page.goto('/settings/password')
    const fill = async (current: string, next: string, again = next) => {
      await page.getByLabel('Current password', { exact: true }).fill(current)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('Confirm new password', { exact: true }).fill(again)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    await fill(password, better, 'another one')
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await fill(password, 'iloveyou')
    await expect(page.getByText(/^Please choose a password that is harder to guess/).first()).toBeVisible()
    await fill(password, better)
    await saved(page, 'Password changed')
    await elsewhere.goto('/settings/profile')
    await expect(elsewhere).toHaveURL(/\/auth$/)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
    await elsewhere.context().close()
  })

  test('choose the theme, in step with the switch of the header', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings/theme')
    await expect(page.getByRole('radio', { name: /System/ })).toBeChecked()
    await page.getByRole('radio', { name: /Dark/ }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: /Dark/ })).toBeChecked()
    await page.getByRole('button', { name: 'Use the light theme' }).click()
    await expect(page.getByRole('radio', { name: /Light/ })).toBeChecked()
    await page.getByRole('radio', { name: /Light/ }).press('ArrowDown')
    await page.getByRole('radio', { name: /Dark/ }).press('ArrowDown')
    await expect(page.getByRole('radio', { name: /System/ })).toBeChecked()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  })

  test('list the sessions, and end one or all others', async ({ page, browser }) => {
    const { email } = await signUp(page)
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:124.0) Gecko/20100101 Firefox/124.0'
    const others = await Promise.all(
      [firefox, firefox.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'), firefox].map(async (userAgent) => {
        const context = await browser.newContext({ userAgent })
        await context.request.post('/api/login', { data: { email, password } })
        return context
      }),
    )
    const alive = async () => Promise.all(others.map(async ({ request }) => (await request.get('/api/user')).status()))
    await page.goto('/settings/sessions')
    const rows = page.getByRole('row').filter({ hasText: / on [A-Z]/ })
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toContainText('This session')
    await expect(rows.first().getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: 'End the session of Firefox on Linux' }).click()
    await saved(page, 'The session was ended')
    await expect(rows).toHaveCount(3)
    expect(await alive()).toEqual([200, 401, 200])
    await page.getByRole('button', { name: 'End all other sessions' }).click()
    await saved(page, 'All other sessions were ended')
    await expect(rows).toHaveCount(1)
    expect(await alive()).toEqual([401, 401, 401])
    await expect(page.getByRole('button', { name: 'End all other sessions' })).toBeHidden()
    for (const context of others) await context.close()
  })

  test('export everything of one’s own as one file', async ({ page }) => {
    const { email } = await signUp(page)
    await page.goto('/ai-search/brief-summarizer')
    await page.locator('input[type=file]').setInputFiles(ownBrief)
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
    await page.goto('/settings/data')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export all my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^casewright-\d{4}-\d\d-\d\d\.json$/)
    const all = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(all.account).toMatchObject({ email })
    expect(all.runs).toHaveLength(1)
    expect(Buffer.from(all.documents[0].content, 'base64').equals(ownBrief.buffer)).toBe(true)
  })

  test('delete the account with everything of it, by the keyboard alone', async ({ page }) => {
    const { email } = await signUp(page)
    const { id } = await (await page.request.get('/api/user')).json()
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))
    const [own, other] = [`casewright-draft:${id}:a-tool`, 'casewright-draft:another:a-tool']
    await page.evaluate((keys) => keys.map((key) => localStorage.setItem(key, '"Dear Dana"')), [own, other])
    await page.goto('/settings/data')
    await page.getByRole('button', { name: 'Delete my account' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Password is required')).toBeVisible()
    await page.keyboard.type('wrong password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    expect((await drafts()).sort()).toEqual([own, other].sort())
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await saved(page, 'Your account was deleted')
    await expect(page).toHaveURL(/\/auth$/)
    expect(await drafts()).toEqual([other])
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
  })
})

test('the administrator sees the installation, and is not deleted before others; to others it is not there', async ({
  page,
  browser,
}) => {
  test.slow()
  const port = ownPort(41)
  const casewright = await startCasewright(port, {})
  const baseURL = `http://127.0.0.1:${port}`
  const member = await browser.newContext({ baseURL })
  try {
    const form = (name: string) => ({ data: { name, email: `${name}@okafor.example`.toLowerCase(), password } })
    await page.request.post(`${baseURL}/api/register`, form('Dana'))
    await member.request.post('/api/register', form('Ray'))
    await page.goto(`${baseURL}/admin`)
    await expect(page).toHaveURL(/\/admin\/installation$/)
    await expect(page.getByText('The landing page still shows the sample.')).toBeVisible()
    await expect(page.getByText(/site\.json/)).toBeVisible()
    await expect(page.getByText('All tools were loaded.')).toBeVisible()
    await expect(page.getByText(/^Open: anyone who can reach/)).toBeVisible()
    await expect(page.getByText(/^None\. Every tool works from evidence alone/)).toBeVisible()
    await page.goto(`${baseURL}/admin/nowhere`)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()

    await page.goto(`${baseURL}/settings/data`)
    await expect(page.getByText('You are the only administrator, and other users have accounts.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeHidden()

    const other = await member.newPage()
    await other.goto('/admin/installation')
    await expect(other.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    // Again where the connection from before was just closed, as servers do with idle ones.
    await expect(async () => {
      expect((await member.request.get('/api/admin/installation')).status()).toBe(403)
    }).toPass({ timeout: 5000 })
  } finally {
    await page.goto('about:blank')
    await member.close()
    await casewright.stop()
  }
})

test('axe finds nothing on any section of the settings, in every look', async ({ page }) => {
  test.slow()
  const { email } = await signUp(page)
  await page.context().request.post('/api/login', { data: { email, password } })
  for (const section of ['profile', 'password', 'theme', 'sessions', 'privacy', 'keys', 'data']) {
    await page.goto(`/settings/${section}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await accessibleInEveryLook(page)
  }
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByText('Password is required')).toBeVisible()
  await accessibleInEveryLook(page)
})
