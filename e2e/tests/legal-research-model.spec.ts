import { type FakeModel, inventedCitation, inventedQuotation, lies, startFakeModel } from '@casewright/core/testing'
import { expect, test } from '@playwright/test'
import { entry, search } from '../support/legal-research.ts'
import { newAccount } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { providers } from '../support/providers.ts'
import { shop, startWithLaw } from '../support/some-law.ts'

const firstPort = ownPort(61)

for (const [index, [name, settings]] of Object.entries(providers).entries())
  test.describe(`legal research with a model of ${name}`, () => {
    const port = firstPort + index
    let fake: FakeModel
    let casewright: Awaited<ReturnType<typeof startWithLaw>>
    test.beforeAll(async () => {
      test.setTimeout(120_000)
      fake = await startFakeModel()
      casewright = await startWithLaw(port, settings(fake))
    })
    test.afterAll(async () => {
      await casewright.stop()
      await fake.stop()
    })
    test.use({ baseURL: `http://127.0.0.1:${port}` })
    test.beforeEach(({ page }) => newAccount(page))

    test('what the model wrote stands apart, and leads to the words it rests on', async ({ page }) => {
      fake.behave({
        kind: 'right',
        answer: {
          summaries: [
            {
              statement: 'A padlock on the only door evicts.',
              quotation: 'has evicted the tenant, although the walls still stand',
            },
          ],
          keyPoints: [],
        },
      })
      await search(page)
      const result = entry(page, shop.title)
      await expect(result.getByText('Summary written by fake-model')).toBeVisible()
      await expect(result.getByText('A padlock on the only door evicts.')).toBeVisible()
      await result.getByText('The words it rests on').click()
      await result.getByRole('link', { name: 'Read in place' }).last().click()
      await expect(page).toHaveURL(/\/library\//)
      await expect(page.getByRole('heading', { level: 1, name: shop.title })).toBeVisible()
      await expect(page.locator('mark')).toHaveText('has evicted the tenant, although the walls still stand')
      await expect(page.locator('mark')).toBeInViewport()
    })

    test('searches are shown before they run', async ({ page }) => {
      fake.behave({
        kind: 'right',
        answer: { searches: [{ search: 'padlock! /p evict!', why: 'The act and its name.' }] },
      })
      await page.goto('/ai-search/legal-research')
      await page.getByLabel('What do you need to find?').fill('Does a landlord who padlocks a door evict?')
      await page.getByRole('button', { name: 'Suggest searches' }).click()
      await expect(page.getByRole('textbox', { name: 'Search 1' })).toHaveValue('padlock! /p evict!')
      await expect(page.getByText(/Written by the model from your question/)).toBeVisible()
      fake.behave({ kind: 'right' })
      await page.getByRole('button', { name: 'Run this search' }).click()
      await expect(entry(page, shop.title)).toBeVisible()
    })

    for (const lie of lies)
      test(`nothing that a liar says by ${lie} is shown as held`, async ({ page }) => {
        fake.behave({ kind: 'liar', lie })
        const before = fake.requests.length
        await search(page)
        expect(fake.requests.length).toBeGreaterThan(before)
        const text = await page.locator('main').textContent()
        expect(text).not.toContain(inventedQuotation)
        expect(text).not.toContain(inventedCitation)
        await expect(entry(page, shop.title).locator('mark').filter({ hasText: 'padlocks' })).toBeVisible()
        const { runs } = await (await page.request.get('/api/runs')).json()
        const stored = await (await page.request.get(`/api/runs/${runs[0].id}`)).text()
        expect(stored).not.toContain(inventedQuotation)
        expect(stored).not.toContain(inventedCitation)
      })

    test('a model that is down leaves the results standing, and it is said', async ({ page }) => {
      fake.behave({ kind: 'server-error' })
      await search(page)
      await expect(page.getByText(/The model took no part/)).toBeVisible()
      await expect(entry(page, shop.title)).toBeVisible()
    })
  })
