import { expect, type Page, test } from '@playwright/test'
import { bell } from '../support/bell.ts'
import { signIn, signUp } from '../support/own-server.ts'
import { ended, summarize, summarized, unreadable } from '../support/runs.ts'

test.describe('notifications', () => {
  test('the bell counts live what finished and failed, and its list leads to the result', async ({ page }) => {
    await signUp(page)
    await expect(bell(page, 'Notifications')).toBeVisible()
    const [done] = await summarized(page, 'motion.txt')
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '1 new notification. motion.txt: Done.' })).toHaveCount(1)
    await ended(page, await summarize(page, 'photo.pdf', unreadable))
    await expect(bell(page, 'Notifications, 2 new')).toBeVisible()

    await bell(page, 'Notifications, 2 new').click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByRole('listitem').first()).toContainText(/photo\.pdf.*New.*Failed.*Brief Summarizer/)
    await expect(list.getByRole('listitem').first()).toContainText('not the PDF file that its name says')
    await expect(list.getByRole('listitem').nth(1)).toContainText(/motion\.txt.*New.*Done/)
    await list.getByRole('link', { name: 'motion.txt' }).click()
    await expect(page).toHaveURL(new RegExp(`/history/${done}$`))
    await expect(list).toBeHidden()
    await expect(bell(page, 'Notifications')).toBeVisible()
  })

  test('what was seen stays seen in another tab and after a reload, and Esc gives the focus back', async ({
    page,
    context,
  }) => {
    await signUp(page)
    await summarized(page, 'motion.txt')
    const other = await context.newPage()
    await other.goto('/history')
    await expect(bell(other, 'Notifications, 1 new')).toBeVisible()
    await bell(page, 'Notifications, 1 new').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByText('New', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell(page, 'Notifications')).toBeFocused()
    await expect(bell(other, 'Notifications')).toBeVisible()
    await page.reload()
    await expect(bell(page, 'Notifications')).toBeVisible()
  })

  test('a run whose end one watches is no news', async ({ page }) => {
    await signUp(page)
    await page.goto('/ai-search/brief-summarizer')
    const ids = page.waitForResponse('**/api/summarize-document')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'watched.txt', mimeType: 'text/plain', buffer: Buffer.from('The lease ends in May.') })
    const { id } = (await (await ids).json()) as { id: string }
    await ended(page, id)
    await expect
      .poll(async () => ((await (await page.request.get('/api/notifications')).json()) as { unseen: number }).unseen)
      .toBe(0)
    await expect(bell(page, 'Notifications')).toBeVisible()
  })

  test('they survive a sign-out, and another person who signs in sees none of them', async ({
    page,
    browser,
    baseURL,
  }) => {
    const another = await browser.newPage({ baseURL })
    const second = await signUp(another, 'Second Person')
    await another.close()
    const first = await signUp(page, 'First Person')
    await summarized(page, 'privileged.txt')
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signIn(page, second.email)
    await bell(page, 'Notifications').click()
    await expect(page.getByRole('dialog').getByText(/^Nothing yet/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signIn(page, first.email)
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
  })

  test('a page of somebody who is not signed in any more shows nothing of theirs', async ({ page, context }) => {
    await signUp(page, 'First Person')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL(/\/auth$/)
    await signUp(other, 'Second Person')
    await expect(async () => {
      // A tab that is looked at again asks who it belongs to.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const second = page.getByText('Welcome back, Second!')
      // Where it was told of the sign-out before the second signed in, it shows the sign-in page.
      await expect(second.or(page.getByRole('heading', { name: 'Sign in', exact: true }))).toBeVisible({
        timeout: 1_000,
      })
    }).toPass()
    await expect(page.getByText('First Person')).toHaveCount(0)
  })
})

test.describe('toasts', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
  const toast = (page: Page) => region(page).getByRole('listitem')

  /** A toast, and every later one, tells of a sign-out that fails. */
  const fail = async (page: Page, message: string) => {
    await page.unroute('**/api/logout')
    await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: message }))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(toast(page)).toContainText(message)
  }

  test.beforeEach(({ page }) => signUp(page))

  test('only one toast is shown at a time', async ({ page }) => {
    await fail(page, 'The first.')
    await fail(page, 'The second.')
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).not.toContainText('The first.')
  })

  test('a toast closes by itself after 5,000 ms', async ({ page }) => {
    await fail(page, 'For five seconds.')
    const shown = Date.now()
    await page.mouse.move(5, 5)
    await page.waitForTimeout(3_500)
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0, { timeout: 4_000 })
    expect(Date.now() - shown).toBeGreaterThan(4_500)
    expect(Date.now() - shown).toBeLessThan(7_000)
  })

  const swipe = async (page: Page, pixels: number) => {
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('There is no toast.')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels / 2, y, { steps: 4 })
    await page.mouse.move(x + pixels, y, { steps: 4 })
    await page.mouse.up()
  }

  test('a toast that is swiped 60 px to the right goes, one that is swiped 40 px or to the left stays', async ({
    page,
  }) => {
    await fail(page, 'Swipe me.')
    await swipe(page, 40)
    await page.waitForTimeout(400)
    await expect(toast(page)).toHaveCount(1)
    await swipe(page, -80)
    await page.waitForTimeout(400)
    await expect(toast(page)).toHaveCount(1)
    await swipe(page, 60)
    await expect(toast(page)).toHaveCount(0, { timeout: 1_000 })
  })

  test('F8 focuses the notification region, and the keyboard dismisses what stands there', async ({ page }) => {
    await fail(page, 'Reach me.')
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toast(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveCount(0)
  })
})
