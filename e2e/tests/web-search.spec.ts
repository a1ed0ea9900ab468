import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { query, search, serving, startSearxng, summaryOf } from '../support/web-search.ts'

let searxng: Awaited<ReturnType<typeof startSearxng>>
test.beforeAll(async () => {
  searxng ??= await startSearxng()
})
test.beforeEach(() => searxng.answerWith(200))

test.describe('web search without a model', () => {
  serving(async () => {
    searxng ??= await startSearxng()
    return { SEARXNG_URL: searxng.url }
  })

  test('shows the total count, then links that open in a new tab, with title, domain, snippet and date', async ({
    page,
  }) => {
    await search(page)
    await expect(page.getByRole('heading', { name: 'Found 3 results' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Committee asks for comments on amendments' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await expect(link).toHaveAttribute('href', 'https://www.courts.example.gov/news/1')
    const first = page.getByRole('article').first()
    await expect(first).toContainText('courts.example.gov, Nov 18, 2026')
    await expect(first).toContainText('Comments are due on February 16, 2027.')
    await expect(page.getByRole('article').nth(1)).not.toContainText('2026')
    expect(searxng.asked.at(-1)).toBe(query)
  })

  test("shows an 'AI Summary' box that says that no model is connected", async ({ page }) => {
    await search(page)
    await expect(summaryOf(page)).toContainText('No model is connected')
    await expect(summaryOf(page)).toContainText('The committee published amendments to the rules of evidence')
    await summaryOf(page).getByRole('button', { name: 'Result 1' }).first().click()
    await expect(page.locator(':focus')).toContainText('Committee asks for comments')
  })

  test('shows what comes from outside as text, and links to web pages alone', async ({ page }) => {
    await search(page)
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.locator('main img, main script, main a[href^="javascript"]')).toHaveCount(0)
    expect(await page.title()).not.toMatch(/^[123]$/)
  })

  test('can be narrowed to courts, agencies and legal publishers', async ({ page }) => {
    await page.goto('/ai-search/web-search')
    await page.getByLabel('What are you looking for?').fill(query)
    await page.getByText('Courts, agencies and legal publishers only').click()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Search the Web' }).click()
    await expect(page.getByRole('heading', { name: 'Found 2 results' })).toBeVisible()
    await expect(page.getByText('1 result of other publishers was left out.')).toBeVisible()
  })

  test('answers its call with the specified payload and shape', async ({ page }) => {
    const answer = await page.request.post('/api/web-search', { data: { query } })
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toMatchObject({
      totalResults: 3,
      summary: expect.stringContaining('[1]'),
      results: [
        {
          title: 'Committee asks for comments on amendments',
          url: 'https://www.courts.example.gov/news/1',
          domain: 'courts.example.gov',
          snippet: expect.stringContaining('public comment'),
          date: expect.stringMatching(/^2026-11-18T/),
        },
        {},
        {},
      ],
    })
  })

  test('an engine that is down takes nothing away, and is named', async ({ page }) => {
    searxng.answerWith(500)
    await search(page)
    await expect(page.getByText('No source could be reached')).toBeVisible()
    await expect(page.getByText(/Not reached: SearXNG \(It returned an error \(500\)\)/)).toBeVisible()
    await expect(page.getByText('Web search failed')).toHaveCount(0)
  })

  test("says that a query is missing, and shows 'Web search failed' with the message where the call fails", async ({
    page,
  }) => {
    await page.goto('/ai-search/web-search')
    await page.getByRole('button', { name: 'Search the Web' }).click()
    await expect(page.getByText('Write what you are looking for.')).toBeVisible()
    const gone = (route: import('@playwright/test').Route) =>
      route.fulfill({ status: 500, json: { error: 'The server is being restarted.', code: 'internal' } })
    await page.route('**/api/web-search', gone)
    await page.route('**/api/tools/web-search/**', gone)
    await page.getByLabel('What are you looking for?').fill(query)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Web search failed', { exact: true })).toBeVisible()
    await expect(page.getByText('500: The server is being restarted.', { exact: true })).toBeVisible()
  })

  test('stands in the history', async ({ page }) => {
    await search(page)
    await expect(page.getByRole('heading', { name: 'Found 3 results' })).toBeVisible()
    const { runs } = (await (await page.request.get('/api/runs')).json()) as { runs: { id: string; label: string }[] }
    expect(runs[0]?.label).toBe(query)
    const entries = (await (await page.request.get('/api/runs?tool=web-search')).json()) as { runs: unknown[] }
    expect(entries.runs).toHaveLength(1)
  })

  test('axe finds nothing on the page, in every look', async ({ page }) => {
    test.slow()
    await search(page)
    await expect(page.getByRole('heading', { name: 'Found 3 results' })).toBeVisible()
    await accessibleInEveryLook(page, [1440, 768, 320])
  })
})

test.describe('web search without an engine', () => {
  let feed: Server
  let list: string
  serving(async () => {
    const entry = '<title>Amendments to the rules of evidence</title><link>https://courts.example.gov/a</link>'
    feed = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/rss+xml' })
      response.end(`<rss version="2.0"><channel><title>News</title><item>${entry}</item></channel></rss>`)
    })
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/rss`
    const folder = await mkdtemp(join(tmpdir(), 'casewright-e2e-feeds-'))
    await mkdir(join(folder, 'content'))
    list = join(folder, 'content', 'feeds.json')
    await writeFile(list, JSON.stringify([{ title: 'Own feed', url, internal: true }]))
    return { E2E_DATA_DIR: folder }
  })
  test.afterAll(() => void feed.close())

  test('tells the administrator of a list of feeds that cannot be used', async ({ page }) => {
    const ours = await readFile(list, 'utf8')
    await writeFile(list, '[{"title": "No address"}]')
    const told = await (await page.request.get('/api/admin/installation')).json()
    expect(told.feedsProblem).toMatch(/feeds\.json is not a list .* See 0\.url: .* The shipped list is used\.$/)
    await writeFile(list, ours)
    expect(await (await page.request.get('/api/admin/installation')).json()).not.toHaveProperty('feedsProblem')
  })

  test('searches the feeds of the administrator’s list here, and says so', async ({ page }) => {
    await search(page)
    await expect(page.getByRole('heading', { name: 'Found 1 result' })).toBeVisible()
    await expect(page.getByText('Your words went to no search service.')).toBeVisible()
    await expect(page.getByText('Searched: Own feed.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Amendments to the rules of evidence' })).toBeVisible()
  })
})

test.describe('web search where nothing may leave, and no engine is set', () => {
  serving(async () => ({ OFFLINE: '1' }))

  test('names the public feeds that were not asked, and why', async ({ page }) => {
    await search(page)
    await expect(page.getByRole('heading', { name: 'This server is offline' })).toBeVisible()
    await expect(page.getByText(/Not searched: .*U\.S\. Courts.*\(offline\)/)).toBeVisible()
  })
})
