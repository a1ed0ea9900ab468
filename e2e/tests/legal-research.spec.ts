import { expect, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { entry, search } from '../support/legal-research.ts'
import { newAccount } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { barn, shop, startWithLaw } from '../support/some-law.ts'

test.describe('legal research', () => {
  const port = ownPort(60)
  let casewright: Awaited<ReturnType<typeof startWithLaw>>
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    // A source that nobody can reach: it must take nothing from the library.
    casewright = await startWithLaw(port, {
      SOURCES: 'library,courtlistener',
      COURTLISTENER_BASE_URL: 'http://127.0.0.1:9',
    })
  })
  test.afterAll(() => casewright.stop())
  test.use({ baseURL: `http://127.0.0.1:${port}` })
  test.beforeEach(({ page }) => newAccount(page))

  test('with no tab the route redirects to /ai-search/legal-research', async ({ page }) => {
    await page.goto('/ai-search')
    await expect(page).toHaveURL(/\/ai-search\/legal-research$/)
    await expect(page.getByText('Enter a legal query to start searching')).toBeVisible()
  })

  test("has a query textarea and a 'Search Legal Database' button, and 'Found N results in T seconds'", async ({
    page,
  }) => {
    await search(page)
    const result = entry(page, shop.title)
    await expect(result.getByText(/^\d+% match/)).toBeVisible()
    await expect(result.getByText('Case', { exact: true })).toBeVisible()
    await expect(result.getByText(shop.citation)).toBeVisible()
    await expect(result.getByText('decided Jun 27, 2025')).toBeVisible()
    await expect(result.locator('mark').filter({ hasText: 'padlocks' })).toBeVisible()
    await expect(result.getByRole('button', { name: /^Verified/ })).toHaveCount(0)
    await expect(page.getByText(/No model is connected/)).toBeVisible()
  })

  test("says 'Searching...' while it is pending", async ({ page }) => {
    await page.goto('/ai-search/legal-research')
    await page.getByLabel('What do you need to find?').fill('door')
    await page.route('**/api/legal-search', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Search Legal Database' }).click()
    await expect(page.getByRole('button', { name: 'Searching...' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Found/ })).toBeVisible()
  })

  test("'View Full Document' opens the reading view at the passage, which is marked", async ({ page }) => {
    await search(page)
    await entry(page, shop.title).getByRole('link', { name: 'View Full Document' }).click()
    await expect(page).toHaveURL(/\/library\/[0-9a-f-]{36}\?start=\d+&end=\d+(?:#for=.+)?$/)
    await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible()
    const mark = page.locator('mark').filter({ hasText: 'padlocks the only door' })
    await expect(mark).toBeInViewport()
    await expect(page.getByText('998 F.4th 11').first()).toBeAttached()
  })

  test('the reading view links what the library holds, counts who cites, and knows what there is not', async ({
    page,
  }) => {
    await search(page)
    await entry(page, shop.title).getByRole('link', { name: 'View Full Document' }).click()
    const cited = page.getByRole('link', { name: new RegExp(`${barn.citation}.*${barn.title}`) })
    await expect(cited).toBeVisible()
    await expect(page.getByRole('link', { name: /997 F\.4th 5/ })).toHaveCount(0)
    await cited.click()
    await expect(page.getByRole('heading', { level: 1, name: barn.title })).toBeVisible()
    await expect(page.getByText('1 in the library')).toBeVisible()
    await page.goto('/library/00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('This authority is not in the library.')).toBeVisible()
  })

  test("without a text, 'View Full Document' leads to the source in a new tab, and the card can be read", async ({
    page,
  }) => {
    await search(page, '384 U.S. 436')
    const result = entry(page, 'Miranda v. Arizona')
    await expect(result.getByText('Summary by the library’s editors')).toBeVisible()
    const link = result.getByRole('link', { name: 'View Full Document' })
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noreferrer/)
    await result.getByRole('link', { name: 'In the library' }).click()
    await expect(page.getByRole('heading', { name: 'Holding' })).toBeVisible()
    await expect(page.getByText('The text is not in the library.')).toBeVisible()
  })

  test('a source that is down is named, and takes nothing away', async ({ page }) => {
    await search(page)
    await expect(page.getByText(/Not (?:reached|searched): *CourtListener/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask CourtListener again' })).toBeVisible()
    await expect(entry(page, shop.title)).toBeVisible()
  })

  test('filters narrow it by kind and court, and a later visit finds the query still there', async ({ page }) => {
    await search(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('button', { name: 'Any court' }).click()
    await page.getByRole('option', { name: 'United States Court of Appeals for the Ninth Circuit' }).click()
    await page.getByRole('button', { name: 'Cases', exact: true }).click()
    await page.getByRole('button', { name: 'Search Legal Database' }).click()
    await expect(
      page.getByText('Court: United States Court of Appeals for the Ninth Circuit; Kind: case'),
    ).toBeVisible()
    await expect(entry(page, shop.title)).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.goBack()
    await expect(page.getByLabel('What do you need to find?')).toHaveValue('landlord padlocks the only door')
    await expect(entry(page, shop.title)).toBeVisible()
  })

  test('searches are suggested, edited, and run only then', async ({ page }) => {
    await page.goto('/ai-search/legal-research')
    await page.getByLabel('What do you need to find?').fill('Does a landlord who padlocks a door evict?')
    await page.getByRole('button', { name: 'Suggest searches' }).click()
    await expect(page.getByRole('heading', { name: 'Searches to run' })).toBeVisible()
    while ((await page.getByRole('button', { name: /^Remove search/ }).count()) > 1)
      await page.getByRole('button', { name: 'Remove search 1' }).click()
    await page.getByRole('textbox', { name: 'Search 1' }).fill('padlocks /s door')
    await page.getByRole('button', { name: 'Run this search' }).click()
    await expect(page.getByRole('list', { name: 'Searches that were run' })).toContainText('padlocks /s door')
    await expect(entry(page, shop.title)).toBeVisible()
    await expect(entry(page, barn.title)).toHaveCount(0)
  })

  test("a failure is told as 'Search failed', and loses nothing", async ({ page }) => {
    const long = 'door '.repeat(4001).trim()
    await page.goto('/ai-search/legal-research')
    await page.getByLabel('What do you need to find?').fill(long)
    await page.getByRole('button', { name: 'Search Legal Database' }).click()
    await expect(page.getByText('Search failed', { exact: true })).toBeVisible()
    await expect(page.getByText(/400: .*The query is too long/).first()).toBeVisible()
    await expect(page.getByLabel('What do you need to find?')).toHaveValue(long)
  })

  test('takes the bare {query}, and answers the specified shape', async ({ page }) => {
    const answer = await page.request.post('/api/legal-search', { data: { query: 'padlocks' } })
    expect(answer.status()).toBe(200)
    const body = await answer.json()
    expect(body).toMatchObject({
      totalResults: 2,
      searchTime: expect.any(Number),
      results: expect.arrayContaining([
        expect.objectContaining({
          title: shop.title,
          relevance: expect.any(Number),
          type: 'Case',
          citation: shop.citation,
          summary: expect.stringContaining('padlocks'),
          keyPoints: [],
          url: expect.stringMatching(/^\/library\//),
        }),
      ]),
    })
    expect((await page.request.post('/api/legal-search', { data: { query: ' ' } })).status()).toBe(400)
  })

  test('exports the list as a memo for Word and as a PDF', async ({ page }) => {
    await search(page)
    for (const [name, type] of [
      ['Download Word', 'docx'],
      ['Download PDF', 'pdf'],
    ] as const) {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name }).click()
      expect((await download).suggestedFilename()).toBe(`landlord padlocks the only door - Legal research memo.${type}`)
    }
  })

  test('stands in the history as it was found, and its card leads to it', async ({ page }) => {
    await search(page)
    await page.goto('/dashboard')
    await expect(page.getByText('legal research', { exact: true }).first()).toBeVisible()
    await page
      .getByRole('link', { name: /AI Legal Research/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/ai-search\/legal-research$/)
    const { runs } = await (await page.request.get('/api/runs')).json()
    await page.goto(`/history/${runs[0].id}`)
    await expect(entry(page, shop.title)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Search Legal Database' })).toHaveCount(0)
  })

  test('shows first evidence soon after it was asked', async ({ page }) => {
    await search(page)
    const milliseconds = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const button = [...document.querySelectorAll('button')].find((one) =>
            one.textContent?.includes('Search Legal'),
          )
          const started = performance.now()
          let isGone = false
          const look = () => {
            const shown = document.querySelector('article') !== null
            if (!shown) isGone = true
            if (isGone && shown) resolve(performance.now() - started)
            else requestAnimationFrame(look)
          }
          button?.click()
          look()
        }),
    )
    test.info().annotations.push({ type: 'first evidence', description: `${Math.round(milliseconds)} ms` })
    console.log(`First evidence after ${Math.round(milliseconds)} ms`)
    // Meant are 300 ms; a machine that runs the tests of everything is given more.
    expect(milliseconds).toBeLessThan(2000)
  })

  test('axe finds nothing on the results or the reading view, in every look', async ({ page }) => {
    test.slow()
    await search(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
    await accessibleInEveryLook(page, [1440, 320])
    await entry(page, shop.title).getByRole('link', { name: 'View Full Document' }).click()
    await expect(page.getByRole('link', { name: new RegExp(barn.citation) })).toBeVisible()
    await accessibleInEveryLook(page, [1440, 320])
  })
})
