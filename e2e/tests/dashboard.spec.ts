import { expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, signUp } from '../support/own-server.ts'
import { summarized } from '../support/runs.ts'

const { baseURL } = ownServer(4)

let administrator = ''
test.beforeAll(async ({ browser }) => {
  // The first account of an installation is its administrator's.
  const page = await browser.newPage({ baseURL })
  administrator = (await signUp(page, 'Morgan Firm')).email
  await page.close()
})

const rows = (page: Page) => page.getByRole('table', { name: 'Recent Activity' }).getByRole('row')

test.describe('the dashboard', () => {
  test("an empty history says 'No Recent Activity', and 'Start AI Search' leads to /ai-search", async ({ page }) => {
    await signUp(page)
    await expect(page.getByRole('heading', { name: 'No Recent Activity' })).toBeVisible()
    await page.getByRole('link', { name: 'Start AI Search' }).click()
    await expect(page).toHaveURL(/\/ai-search\//)
  })

  test('its cards are of the tools that ask for one, and lead to their tabs', async ({ page }) => {
    await signUp(page)
    const { tools } = (await (await page.request.get('/api/tools')).json()) as {
      tools: { id: string; place: { kind: string; path?: string }; dashboard?: { title: string } }[]
    }
    const carded = tools.filter(({ dashboard }) => dashboard)
    expect(carded.map(({ id }) => id)).toContain('brief-summarizer')
    for (const { id, place, dashboard } of carded) {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: dashboard?.title }).click()
      await expect(page).toHaveURL(new RegExp(`${place.path ?? `/ai-search/${id}`}$`))
    }
  })

  test('Recent Activity shows the 5 latest items: query, type with spaces, created date and a view button', async ({
    page,
  }) => {
    await signUp(page)
    const names = ['one.txt', 'two.txt', 'three.txt', 'four.txt', 'five.txt', 'six.txt']
    const ids = await summarized(page, ...names)
    await page.goto('/dashboard')
    await expect(rows(page)).toHaveCount(6)
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date())
    for (const [index, name] of [...names].reverse().slice(0, 5).entries()) {
      const cells = rows(page)
        .nth(index + 1)
        .getByRole('cell')
      await expect(cells).toContainText([String(6 - index), name, 'brief summarizer', today, '', ''])
    }
    await page.getByRole('link', { name: 'View six.txt' }).click()
    await expect(page).toHaveURL(new RegExp(`/history/${ids.at(-1)}$`))
    await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible()
  })

  test('says when each was, to the minute, and of a search what it found and what of that no longer stands', async ({
    page,
  }) => {
    await signUp(page)
    const asked = async (query: string) =>
      expect((await page.request.post('/api/legal-search', { data: { query } })).status()).toBe(200)
    await asked('zzyzx qwertyuiop')
    await asked('Roe v. Wade, 410 U.S. 113')
    await page.goto('/dashboard')
    await expect(rows(page).nth(1)).toContainText(/1 of 1 cited no longer good law\d+ found/)
    await expect(rows(page).nth(2)).toContainText('Nothing found')
    await expect(rows(page).nth(2)).toContainText(/20\d\d, \d+:\d\d [AP]M/)
    await expect(page.getByText('Nothing to verify')).toHaveCount(0)
  })

  test('the counters count all searches and those of each tool, live', async ({ page }) => {
    await signUp(page)
    const counter = (label: string) =>
      page.getByRole('main').locator('dl > div').filter({ hasText: label }).getByRole('definition')
    await expect(counter('Total Searches')).toHaveText('0')
    await summarized(page, 'one.txt', 'two.txt')
    await expect(counter('Total Searches')).toHaveText('2')
    await expect(counter('Documents Analyzed')).toHaveText('2')
    await expect(rows(page)).toHaveCount(3)
  })

  test('on a phone the view button stands beside its query', async ({ page }) => {
    await signUp(page)
    await summarized(page, 'a name that is long enough to take more than one line of a small screen.txt')
    await page.setViewportSize({ width: 375, height: 812 })
    const view = await page.getByRole('link', { name: /^View a name/ }).boundingBox()
    const query = await page.getByRole('cell', { name: /^a name/ }).boundingBox()
    const number = await page.getByRole('cell', { name: '1', exact: true }).boundingBox()
    if (!view || !query || !number) throw new Error('A part of the row is missing.')
    expect(view.x).toBeGreaterThanOrEqual(query.x + query.width - 1)
    expect(Math.abs(view.y + view.height / 2 - (query.y + 12))).toBeLessThan(8)
    expect(number.x).toBeLessThan(query.x)
    expect(view.x + view.width).toBeLessThanOrEqual(375)
  })

  test('an administrator is told of the sample content until that is dismissed on the device; a member is not', async ({
    browser,
  }) => {
    const device = () => browser.newContext({ baseURL })
    const notice = (page: Page) => page.getByText('The public pages still show the sample content.')
    const own = await (await device()).newPage()
    await own.goto('/auth')
    await signIn(own, administrator)
    await expect(notice(own)).toBeVisible()
    const link = own.getByRole('complementary').getByRole('link', { name: 'Administration' })
    await expect(link).toHaveAttribute('href', '/admin')
    await own.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice(own)).toBeHidden()
    await own.reload()
    await expect(own.getByText('No Recent Activity')).toBeVisible()
    await expect(notice(own)).toBeHidden()

    const another = await (await device()).newPage()
    await another.goto('/auth')
    await signIn(another, administrator)
    await expect(notice(another)).toBeVisible()

    const member = await (await device()).newPage()
    const asked: string[] = []
    member.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await signUp(member, 'Dana Member')
    await expect(member.getByText('No Recent Activity')).toBeVisible()
    await expect(notice(member)).toBeHidden()
    await expect(member.getByRole('link', { name: 'Administration' })).toHaveCount(0)
    expect(asked).not.toContain('/api/admin/installation')
    for (const page of [own, another, member]) await page.context().close()
  })
})
