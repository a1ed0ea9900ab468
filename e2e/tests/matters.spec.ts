import { type Browser, expect, type Page, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { ownBrief } from '../support/files.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { summarized } from '../support/runs.ts'

const { baseURL } = ownServer(13)

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, name: string) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  return { page, ...(await signUp(page, name)) }
}

async function openMatter(page: Page, name: string): Promise<string> {
  await page.goto('/matters')
  await page.getByRole('button', { name: 'Open a matter' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Client-matter number (optional)').fill('00123-0004')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return page.url()
}

test('a matter is seen by its members, with what was done in it, and by nobody else', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signUp(page, 'Ada Okafor')
  const bob = await another(browser, 'Bob Lindqvist')
  const cyd = await another(browser, 'Cyd Third')

  await page.goto('/matters')
  await expect(page.getByRole('heading', { name: 'No matters yet' })).toBeVisible()
  const address = await openMatter(page, 'Okafor v. Meridian Storage')

  await page.getByRole('button', { name: '1 member' }).click()
  const people = page.getByRole('dialog', { name: 'Members' })
  await people.getByLabel('Name or email').fill('lindq')
  await people.getByRole('button', { name: 'Add Bob Lindqvist' }).click()
  await expect(people.getByRole('button', { name: 'Remove Bob Lindqvist' })).toBeVisible()
  await accessibleInEveryLook(page, [375])
  await people.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Work in this matter' }).click()
  await expect(page.getByRole('button', { name: 'Matter: Okafor v. Meridian Storage' })).toBeVisible()
  await page.goto('/ai-search/brief-summarizer')
  await page.locator('input[type=file]').setInputFiles(ownBrief)
  await expect
    .poll(async () => (await (await page.request.get(`/api${new URL(address).pathname}/runs`)).json()).runs.length)
    .toBe(1)

  await bob.page.goto('/matters')
  await bob.page.getByRole('link', { name: 'Okafor v. Meridian Storage' }).click()
  const row = bob.page.getByRole('row').filter({ hasText: 'motion.txt' })
  await expect(row).toContainText('Ada Okafor')
  await accessibleInEveryLook(bob.page, [1440])
  await row.getByRole('link').click()
  await expect(bob.page.getByText('This is Ada Okafor’s run.')).toBeVisible()
  await expect(bob.page.getByRole('button', { name: /^(Move|Delete|Cancel|Review|Ask)/ })).toHaveCount(0)
  await bob.page.goto('/history')
  await expect(bob.page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible()

  await cyd.page.goto(address)
  await expect(cyd.page.getByText('This matter no longer exists, or you are not a member of it.')).toBeVisible()
  const [runId] = (await (await page.request.get('/api/runs')).json()).runs.map(({ id }: { id: string }) => id)
  await cyd.page.goto(`/history/${runId}`)
  await expect(cyd.page.getByText('This result no longer exists, or it is not yours.')).toBeVisible()
})

test('the matter is chosen in the header by the keyboard, on a phone too, and a run is moved later', async ({
  page,
}) => {
  await signUp(page, 'Dana Okafor')
  await openMatter(page, 'In re Estate of Whitcomb')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/dashboard')
  const chooser = page.getByRole('button', { name: /^Matter: / })
  await expect(chooser).toHaveAccessibleName('Matter: none')
  await chooser.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Work in a matter' })
  await expect(dialog.getByRole('button', { name: 'In re Estate of Whitcomb' })).toBeVisible()
  await accessibleInEveryLook(page, [320])
  await page.keyboard.type('whitc')
  await expect(dialog.getByRole('button', { name: 'No matter' })).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chooser).toHaveAccessibleName('Matter: In re Estate of Whitcomb')
  await page.reload()
  await expect(chooser).toHaveAccessibleName('Matter: In re Estate of Whitcomb')

  const [id] = await summarized(page, 'motion.txt')
  await page.goto(`/history/${id}`)
  await page.getByRole('button', { name: 'Move to a matter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'In re Estate of Whitcomb' }).click()
  await expect(page.getByRole('link', { name: 'In re Estate of Whitcomb' })).toBeVisible()
  await page.getByRole('link', { name: 'In re Estate of Whitcomb' }).click()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect(page.getByRole('link', { name: 'motion.txt' })).toBeVisible()
  await page.getByRole('tab', { name: 'Cost' }).click()
  await expect(page.getByRole('table', { name: 'By member' })).toContainText('Dana Okafor')
  await accessibleInEveryLook(page, [320])
})

test('its owner keeps a matter on this server, which is said at its head, and lets text out again', async ({
  page,
}) => {
  await signUp(page, 'Ada Okafor')
  await openMatter(page, 'Okafor v. Meridian Storage')
  const manage = async (deed: RegExp) => {
    await page.getByRole('button', { name: 'Manage' }).click()
    await page.getByRole('menuitem', { name: deed }).click()
  }
  await manage(/^Keep on this server/)
  await expect(page.getByText('Kept on this server', { exact: true }).first()).toBeVisible()
  await accessibleInEveryLook(page, [1440, 375])
  await page.reload()
  await expect(page.getByText('Kept on this server', { exact: true })).toBeVisible()
  await manage(/^Let models elsewhere be asked/)
  await expect(page.getByText('Kept on this server', { exact: true })).toHaveCount(0)
})
