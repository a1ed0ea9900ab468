import { type FakeModel, inventedQuotation, startFakeModel } from '@casewright/core/testing'
import { expect, type Page, test } from '@playwright/test'
import { ownBrief } from '../support/files.ts'
import { newAccount } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

const providers = {
  anthropic: (fake: FakeModel) => ({
    LLM_MODEL: 'anthropic:fake-model',
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: fake.url,
  }),
  openai: (fake: FakeModel) => ({
    LLM_MODEL: 'openai:fake-model',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: `${fake.url}/v1`,
  }),
}

/** The summary of our own brief, on its page. */
async function summarize(page: Page) {
  await page.goto('/ai-search/brief-summarizer')
  await page.locator('input[type=file]').setInputFiles(ownBrief)
  await expect(page.getByRole('heading', { name: 'Legal implications' })).toBeVisible({ timeout: 45_000 })
}

const firstPort = ownPort(1)

for (const [index, [name, settings]] of Object.entries(providers).entries())
  test.describe(`with a model of ${name}`, () => {
    const port = firstPort + index
    let fake: FakeModel
    let casewright: Awaited<ReturnType<typeof startCasewright>>
    test.beforeAll(async () => {
      fake = await startFakeModel()
      casewright = await startCasewright(port, settings(fake))
    })
    test.afterAll(async () => {
      await casewright.stop()
      await fake.stop()
    })
    test.use({ baseURL: `http://127.0.0.1:${port}` })
    test.beforeEach(({ page }) => newAccount(page))

    test('the summarizer shows what the model wrote apart from what was found', async ({ page }) => {
      fake.behave({ kind: 'right' })
      await summarize(page)
      await expect(page.getByText('Written by fake-model').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: /In the words of the document/ })).toBeVisible()
      await expect(page.getByText(/Each quotation of the model was found/)).toBeVisible()
    })

    test('nothing that a liar invented is shown as held, on the page or in the history', async ({ page }) => {
      fake.behave({ kind: 'liar', lie: 'invented-quotation' })
      await summarize(page)
      await expect(page.getByText(inventedQuotation)).toHaveCount(0)
      await expect(page.getByText(/do not stand in the document/)).toBeVisible()
      const { runs } = await (await page.request.get('/api/runs')).json()
      const stored = await (await page.request.get(`/api/runs/${runs[0].id}`)).text()
      expect(stored).not.toContain(inventedQuotation)
    })

    test('a model that is down leaves the evidence standing, and it is said', async ({ page }) => {
      fake.behave({ kind: 'server-error' })
      await summarize(page)
      await expect(page.getByText(/The model took no part/)).toBeVisible()
      await expect(page.getByText(/time-barred|statute of limitations/).first()).toBeVisible()
      await expect(page.getByText('Written by fake-model')).toHaveCount(0)
    })

    test('who will read a document is said before it is uploaded', async ({ page }) => {
      await page.goto('/ai-search/brief-summarizer')
      await expect(page.getByText(/sent to (Anthropic|OpenAI), a cloud service/)).toBeVisible()
    })

    test('what left the machine stands on the privacy page', async ({ page }) => {
      fake.behave({ kind: 'right' })
      await summarize(page)
      await page.goto('/settings/privacy')
      await expect(page.getByRole('cell', { name: /Anthropic|OpenAI/ }).first()).toBeVisible()
    })
  })
