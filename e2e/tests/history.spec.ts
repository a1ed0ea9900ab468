import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { ownBrief } from '../support/files.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { ended, summarize, summarized, unreadable } from '../support/runs.ts'

ownServer(5)

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const shown = (page: Page) => page.getByRole('table', { name: 'Your runs' }).locator('tbody').getByRole('row')

test.describe('the history', () => {
  test.beforeEach(({ page }) => signUp(page))

  test('lists all runs, also those that failed, with their state in words', async ({ page }) => {
    await summarized(page, 'motion.txt')
    await ended(page, await summarize(page, 'photo.pdf', unreadable))
    await page.getByRole('link', { name: 'All history' }).click()
    await expect(shown(page)).toHaveCount(2)
    await expect(row(page, 'photo.pdf')).toContainText('Failed')
    await expect(row(page, 'motion.txt')).toContainText('Done')
    await row(page, 'photo.pdf').getByRole('link').click()
    await expect(page.getByText(/not the PDF file that its name says/)).toBeVisible()
  })

  test('is empty at first, and says how something comes', async ({ page }) => {
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Start AI Search' }).click()
    await expect(page).toHaveURL(/\/ai-search\//)
  })

  test('shows live what begins and ends elsewhere', async ({ page }) => {
    await page.goto('/history')
    await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible()
    await summarized(page, 'elsewhere.txt')
    await expect(row(page, 'elsewhere.txt')).toContainText('Done')
    const { runs } = await (await page.request.get('/api/runs')).json()
    await page.request.delete(`/api/runs/${runs[0].id}`)
    await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible()
  })

  test('is filtered by tool and text, and the address keeps the filter', async ({ page }) => {
    await summarized(page, 'The Lease.txt', 'The Deed.txt')
    await page.goto('/history')
    await page.getByRole('searchbox').fill('lease')
    await expect(shown(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\/history\?text=lease$/)
    await page.getByRole('button', { name: /All tools/ }).click()
    await page.getByRole('option', { name: 'Brief Summarizer' }).click()
    await expect(page).toHaveURL(/tool=brief-summarizer&text=lease$/)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('lease')
    await expect(shown(page)).toHaveCount(1)
    await page.goto('/history?text=zebra')
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL(/\/history$/)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(shown(page)).toHaveCount(2)
    await page.goto('/history?tool=another-tool')
    await expect(page.getByText('Nothing was asked of this tool yet.')).toBeVisible()
  })

  test('comes page by page, and the keyboard goes on with the first that came', async ({ page }) => {
    test.slow()
    const names = Array.from({ length: 27 }, (_, index) => `run ${index + 1}.txt`)
    await summarized(page, ...names)
    await page.goto('/history')
    await expect(shown(page)).toHaveCount(25)
    await page.getByRole('button', { name: 'Load more' }).focus()
    await page.keyboard.press('Enter')
    await expect(shown(page)).toHaveCount(27)
    await expect(page.getByRole('link', { name: 'run 2.txt', exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
  })

  test('deletes one run, after asking, and its document with it', async ({ page }) => {
    const [id] = await summarized(page, 'gone.txt', 'kept.txt')
    await page.goto('/history')
    await page.getByRole('button', { name: 'Delete gone.txt' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete this run?' })
    await expect(asked).toContainText('gone.txt')
    await asked.getByRole('button', { name: 'Keep' }).click()
    await expect(asked).toBeHidden()
    await expect(shown(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete gone.txt' }).click()
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(shown(page)).toHaveCount(1)
    await expect(page.getByText('1 run was erased.').first()).toBeVisible()
    await page.goto(`/history/${id}`)
    await expect(page.getByText('This result does not exist any more, or it is not yours.')).toBeVisible()
  })

  test('deletes what the filter shows, and then everything, by the keyboard alone', async ({ page }) => {
    await summarized(page, 'The Lease.txt', 'The Deed.txt', 'A lease.txt')
    await page.goto('/history?text=lease')
    await expect(shown(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete all that match' }).focus()
    await page.keyboard.press('Enter')
    const asked = page.getByRole('alertdialog', { name: 'Delete all runs that match?' })
    await expect(asked).toContainText('“lease”')
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: 'Delete', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 runs were erased.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
    await page.goto('/history')
    await expect(shown(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Delete all', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: 'Delete your whole history?' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click()
    await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible()
  })

  test('a result that was deleted is gone from its tool as well', async ({ page }) => {
    await page.goto('/ai-search/brief-summarizer')
    await page.locator('input[type=file]').setInputFiles(ownBrief)
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Delete motion.txt' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible()
    await page.getByRole('link', { name: 'AI Search', exact: true }).click()
    await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Brief Summarizer' }).click()
    await expect(page.getByText('Supports PDF, DOC, DOCX files up to 50MB')).toBeVisible()
  })
})

test.describe('a stored result', () => {
  test('stands at its own address with tool, date, document and provenance', async ({ page }) => {
    await signUp(page)
    const [id] = await summarized(page, 'motion.txt')
    await page.goto(`/history/${id}`)
    const head = page.getByRole('main').locator('header').first()
    await expect(head).toContainText(/Tool\s*Brief Summarizer/)
    await expect(head).toContainText(/Document\s*motion\.txt/)
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
    const provenance = page.getByRole('region', { name: 'Where this came from' })
    await expect(provenance).toContainText(/motion\.txt, SHA-256 [0-9a-f]{16}/)
    await expect(provenance).toContainText('None: made of evidence alone')
  })

  test('prints as a memo: no frame, no buttons, and in the foot that it is no legal advice', async ({ page }) => {
    await signUp(page)
    const [id] = await summarized(page, 'motion.txt')
    await page.goto(`/history/${id}`)
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Casewright', { exact: true })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/Nov|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Dec/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Where this came from' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('nothing here is legal advice')
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')
    expect((await page.pdf({ format: 'Letter' })).length).toBeGreaterThan(10_000)
  })

  test('is the not-found card where it is missing, no id or another person’s', async ({ page, browser, baseURL }) => {
    await signUp(page)
    const [id] = await summarized(page, 'privileged.txt')
    const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await signUp(stranger, 'Some Stranger')
    for (const address of [id, crypto.randomUUID(), 'nothing']) {
      await stranger.goto(`/history/${address}`)
      await expect(stranger.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expect(stranger.getByText('This result does not exist any more, or it is not yours.')).toBeVisible()
    }
    await expect(stranger.getByText('privileged')).toHaveCount(0)
    await stranger.getByRole('link', { name: 'Go to your history' }).click()
    await expect(stranger).toHaveURL(/\/history$/)
    await stranger.context().close()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 375])
    test.describe(`in ${colorScheme} at ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' } as object)

      test('axe finds nothing on dashboard, history and result, empty and filled', async ({ page }) => {
        await signUp(page)
        await expect(page.getByText('No Recent Activity')).toBeVisible()
        await accessible(page)
        await page.goto('/history')
        await expect(page.getByText('Your history is empty')).toBeVisible()
        await accessible(page)
        const [id] = await summarized(page, 'motion.txt', 'another motion with a name that is longer than a line.txt')
        await ended(page, await summarize(page, 'photo.pdf', unreadable))
        await expect(shown(page)).toHaveCount(3)
        await accessible(page)
        await page.getByRole('button', { name: 'Delete all' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await accessible(page)
        await page.goto('/history?text=zebra')
        await expect(page.getByText('Nothing matches')).toBeVisible()
        await accessible(page)
        await page.goto('/dashboard')
        await page.getByRole('button', { name: /^Notifications/ }).click()
        await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
        await accessible(page)
        await page.keyboard.press('Escape')
        await accessible(page)
        if (width < 1024) {
          await page.getByRole('button', { name: 'Open menu' }).click()
          await accessible(page)
        }
        await page.goto(`/history/${id}`)
        await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
        await accessible(page)
        await page.goto(`/history/${crypto.randomUUID()}`)
        await expect(page.getByText('Page Not Found')).toBeVisible()
        await accessible(page)
        await page.context().setOffline(true)
        await expect(page.getByText('You are offline.')).toBeVisible()
        await accessible(page)
      })
    })

test('no page of the workspace scrolls sideways at 320 pixels, whatever the names are', async ({ page }) => {
  await signUp(page, 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh')
  const [id] = await summarized(page, `${'Unbroken'.repeat(20)}.txt`, 'a motion.txt')
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const path of ['/dashboard', '/history', `/history/${id}`, '/history?text=zebra', '/history/nothing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(300)
    expect([path, await overflow()]).toEqual([path, 0])
  }
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  expect(await overflow()).toBe(0)
})
