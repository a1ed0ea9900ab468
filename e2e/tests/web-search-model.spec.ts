import { type FakeModel, inventedQuotation, startFakeModel } from '@casewright/core/testing'
import { expect, test } from '@playwright/test'
import { providers } from '../support/providers.ts'
import { search, serving, startSearxng, summaryOf } from '../support/web-search.ts'

let searxng: Awaited<ReturnType<typeof startSearxng>>

for (const [name, settings] of Object.entries(providers))
  test.describe(`web search with a model of ${name}`, () => {
    let fake: FakeModel
    serving(async () => {
      fake = await startFakeModel()
      searxng ??= await startSearxng()
      return { SEARXNG_URL: searxng.url, ...settings(fake) }
    })
    test.afterAll(() => fake.stop())

    test('each sentence has the numbers of its results, and its words are found there', async ({ page }) => {
      fake.behave({
        kind: 'right',
        answer: {
          statements: [
            {
              statement: 'Amendments are open for comment until February 16, 2027.',
              quotations: ['Comments are due on February 16, 2027.'],
            },
            {
              statement: 'See https://evil.example and [this](https://evil.example).',
              quotations: ['output of a machine is admitted only if it meets the standard for experts'],
            },
          ],
        },
      })
      await search(page)
      await expect(summaryOf(page).getByText('Written by fake-model')).toBeVisible()
      await expect(summaryOf(page).getByText(/^Amendments are open for comment/)).toContainText('[1]')
      await expect(summaryOf(page).getByText(/^See https/)).toContainText('[2]')
      await expect(summaryOf(page).getByRole('link')).toHaveCount(0)
      await summaryOf(page).getByText('The words it rests on').click()
      await expect(summaryOf(page).getByText('Comments are due on February 16, 2027.', { exact: true })).toBeVisible()
    })

    for (const lie of ['invented-quotation', 'altered-quotation', 'invented-citation', 'obeys'] as const)
      test(`nothing of a liar is shown as held: ${lie}`, async ({ page }) => {
        fake.behave({ kind: 'liar', lie })
        await search(page)
        await expect(page.getByRole('heading', { name: 'Found 3 results' })).toBeVisible()
        await expect(page.getByText(/Searched: SearXNG/)).toBeVisible()
        await expect(page.getByText(inventedQuotation)).toHaveCount(0)
        const { runs } = (await (await page.request.get('/api/runs')).json()) as { runs: { id: string }[] }
        const run = await (await page.request.get(`/api/runs/${runs[0]?.id}`)).json()
        const all = run.output.results.flatMap((one: { title: string; snippet: string }) => [one.title, one.snippet])
        for (const { rests } of run.output.written.statements)
          for (const { words } of rests) expect(all.some((text: string) => text.includes(words))).toBe(true)
        expect(JSON.stringify(run.output)).not.toContain('Varghese')
        expect(JSON.stringify(run.output.written)).not.toContain('repealed')
        if (lie.endsWith('quotation')) await expect(summaryOf(page)).toContainText('left out')
      })

    test('a model that fails leaves the results and their sentences standing, and it is said', async ({ page }) => {
      fake.behave({ kind: 'server-error' })
      await search(page)
      await expect(summaryOf(page)).toContainText('The model took no part', { timeout: 45_000 })
      await expect(summaryOf(page)).toContainText('The committee published amendments')
      await expect(page.getByRole('article')).toHaveCount(3)
    })
  })
