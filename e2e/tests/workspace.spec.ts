import { expect, type Page, test } from '@playwright/test'
import { bell } from '../support/bell.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { summarized } from '../support/runs.ts'

const casewright = ownServer(3)

/** The person as the server would tell them, but for what is changed. */
const personIs = (page: Page, changes: object) =>
  page.route('**/api/user', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changes } })
  })

test.describe('protected routes', () => {
  test('show a spinner while the current user is loading, and then the page', async ({ page }) => {
    await signUp(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/user', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  })

  test('lead to /auth when nobody is signed in', async ({ page }) => {
    for (const path of ['/dashboard', '/history', `/history/${crypto.randomUUID()}`, '/documents', '/settings']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth$/)
    }
  })
})

test.describe('the signed-in layout', () => {
  test('large screens have a left sidebar, and no menu button', async ({ page }) => {
    await signUp(page)
    const side = page.getByRole('complementary', { name: 'Casewright' })
    await expect(side.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await side.boundingBox()).toMatchObject({ x: 0, y: 0 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  })

  test('small screens have a side sheet: a menu button opens it, choosing an item closes it', async ({ page }) => {
    await signUp(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Casewright menu' })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('link', { name: 'AI Search' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/ai-search\//)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('the active item is chosen by path prefix, Dashboard on an exact match; the header says its label', async ({
    page,
  }) => {
    await signUp(page)
    const current = page.getByRole('navigation').locator('[aria-current=page]')
    const header = page.getByRole('banner')
    for (const [path, label] of [
      ['/dashboard', 'Dashboard'],
      ['/ai-search/brief-summarizer', 'AI Search'],
      ['/history', 'History'],
      [`/history/${crypto.randomUUID()}`, 'History'],
      ['/documents', 'My documents'],
      ['/settings', 'Settings'],
    ] as const) {
      await page.goto(path)
      await expect(header.getByText(label, { exact: true })).toBeVisible()
      await expect(header.getByText('AI-powered legal research platform')).toBeVisible()
      await expect(current.filter({ hasText: label })).toBeVisible()
    }
    await page.goto('/dashboard/nothing')
    await expect(page.getByText('Page Not Found')).toBeVisible()
  })

  test('the user block shows initials, name and email', async ({ page }) => {
    const { email } = await signUp(page, 'Ruth Ellen Garcia')
    const side = page.getByRole('complementary')
    for (const words of ['RE', 'Ruth Ellen Garcia', email])
      await expect(side.getByText(words, { exact: true })).toBeVisible()
  })

  test('without a name the block says User and U, without an email that there is none', async ({ page }) => {
    await signUp(page)
    await personIs(page, { name: ' ', email: '' })
    await page.goto('/dashboard')
    const side = page.getByRole('complementary')
    for (const words of ['U', 'User', 'No email address'])
      await expect(side.getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome back, User!' })).toBeVisible()
  })

  test("the Sign out button shows 'Signing out...' while pending, and leads to /auth", async ({ page }) => {
    await signUp(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/logout', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Signing out...' })).toBeDisabled()
    answer()
    await expect(page).toHaveURL(/\/auth$/)
    expect((await page.request.get('/api/user')).status()).toBe(401)
  })

  test("a sign-out that fails is told by the toast 'Logout failed' with the message", async ({ page }) => {
    await signUp(page)
    await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: 'The server met an error.' }))
    await page.getByRole('button', { name: 'Sign out' }).click()
    const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
    await expect(toast).toContainText('Logout failed')
    await expect(toast).toContainText('500: The server met an error.')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeEnabled()
  })

  test('the keyboard reaches the page past the navigation, and a page that one goes to', async ({ page }) => {
    await signUp(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
    await page.getByRole('link', { name: 'History', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('when something breaks', () => {
  test('an error in one part leaves the rest of the page standing', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/search-history', (route) => route.fulfill({ json: { not: 'a list' } }))
    await page.goto('/dashboard')
    await expect(page.getByText('Your recent activity could not be shown.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Brief Summarizer/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
    await expect(bell(page, 'Notifications')).toBeVisible()
  })

  test('an error in a whole page leaves the navigation standing, and another page works', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/runs/*', (route) =>
      route.fulfill({ json: { id: 'x', state: 'done', tool: 'none', documents: null, createdAt: 'never' } }),
    )
    await page.goto(`/history/${crypto.randomUUID()}`)
    await expect(page.getByText('This page could not be shown.')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  })

  test('a lost network shows as such, and goes when it is back', async ({ page, context }) => {
    await signUp(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    // A page that was not loaded yet is waited for; until then the one before stands.
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toBeHidden()
    await expect(page.getByText('Your history is empty')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'The connection is back.' })).toHaveCount(1)
  })

  test('a server that cannot be reached shows as such although the browser is online, and is found again', async ({
    page,
  }) => {
    await signUp(page)
    await page.goto('/ai-search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const isApi = (url: URL) => url.pathname.startsWith('/api/') || url.pathname === '/healthz'
    await page.route(isApi, (route) => route.abort())
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('The server cannot be reached.', { exact: true })).toBeVisible()
    await expect(page.getByText('Your history could not be loaded.')).toBeVisible()
    await page.unroute(isApi)
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(page.getByText('The server cannot be reached.', { exact: true })).toBeHidden()
    await expect(page.getByText('No Recent Activity')).toBeVisible()
  })

  test('a server that is stopped and started is found again, and what ended since is told', async ({ page }) => {
    test.slow()
    await signUp(page)
    await expect(page.getByText('No Recent Activity')).toBeVisible()
    const asked = Date.now()
    await casewright.stop()
    expect(Date.now() - asked, 'pages that are open do not hold up a stop').toBeLessThan(15_000)
    await expect(page.getByText('The server cannot be reached.', { exact: true })).toBeVisible()
    await casewright.start()
    await expect(page.getByText('The server cannot be reached.', { exact: true })).toBeHidden({ timeout: 30_000 })
    await summarized(page, 'after-the-restart.txt')
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('cell', { name: 'after-the-restart.txt', exact: true })).toBeVisible()
  })
})
