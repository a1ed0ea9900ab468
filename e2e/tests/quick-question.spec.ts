import { readFileSync } from 'node:fs'
import { expect, type Route, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { answered, ask, field, log, question, send, serving, times } from '../support/quick-question.ts'

test.describe('a quick question without a model', () => {
  serving(0, async () => ({}))

  test("is a chat log with a 'Start a conversation' empty state and one input, 600 pixels high", async ({ page }) => {
    await expect(log(page)).toContainText('Start a conversation')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
    const box = await page.getByRole('region', { name: 'Conversation' }).boundingBox()
    expect(box?.height).toBe(600)
  })

  test('Enter sends, Shift+Enter does not, and the send button is disabled on a blank input', async ({ page }) => {
    await expect(send(page)).toBeDisabled()
    await field(page).pressSequentially('   ')
    await expect(send(page)).toBeDisabled()
    await field(page).press('Enter')
    await expect(log(page)).toContainText('Start a conversation')
    await field(page).fill('What is due process')
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('of law?')
    await expect(field(page)).toHaveValue('What is due process\nof law?')
    await expect(log(page)).toContainText('Start a conversation')
    await field(page).press('Enter')
    await expect(log(page)).toContainText('What is due process')
  })

  test('on send the message is appended, the input cleared and the call made; on success the reply is appended', async ({
    page,
  }) => {
    const calls: unknown[] = []
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/quick-question', async (route) => {
      calls.push(route.request().postDataJSON())
      await sent.promise
      await route.continue()
    })
    await ask(page)
    await expect(log(page).getByText(question)).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(log(page).getByText('Thinking...')).toBeVisible()
    await field(page).fill('next')
    await expect(send(page)).toBeDisabled()
    sent.resolve()
    await answered(page)
    await expect(log(page).getByText('Thinking...')).toHaveCount(0)
    await expect(times(page)).toHaveCount(2)
    await expect(send(page)).toBeEnabled()
    await expect(field(page)).toBeFocused()
    expect(calls).toEqual([{ question }])
    await expect(log(page)).toHaveAttribute('aria-busy', 'false')
  })

  test('answers from the passages of the library, with authority and citation, and says so', async ({ page }) => {
    await ask(page)
    await expect(log(page)).toContainText('Miranda v. Arizona, 384 U.S. 436')
    await expect(log(page).getByText('No model is connected: what is shown are the passages themselves')).toBeVisible()
    await expect(log(page).getByText(/The most relevant passages? in the library/)).toBeVisible()
    await expect(log(page).getByRole('button', { name: /verified/i })).toHaveCount(0)
    await expect(page.getByText(/Searched: Library \(by words only\)\./)).toBeVisible()
  })

  test('says plainly that nothing was found, and that no source has a case of the question', async ({ page }) => {
    await ask(page, 'qzxv wqjk?')
    await expect(log(page)).toContainText('Nothing was found on this question.')
    await ask(page, 'What did Fish v. Fowl, 384 U.S. 437 (1966) decide?')
    await answered(page, 2)
    await expect(log(page)).toContainText('In your question:')
    await expect(
      log(page).getByRole('button', { name: /Fish v\. Fowl.*(not found|mismatch|unchecked)/i }),
    ).toBeVisible()
  })

  test('the history lives only in the page: another tool leaves it, loading the page again clears it', async ({
    page,
  }) => {
    await ask(page)
    await answered(page)
    await page.getByRole('link', { name: 'Brief Summarizer' }).first().click()
    await expect(page).toHaveURL(/brief-summarizer/)
    await page.getByRole('link', { name: 'Quick Question' }).first().click()
    await expect(log(page).getByText(question)).toBeVisible()
    await answered(page)
    const { runs } = (await (await page.request.get('/api/runs')).json()) as { runs: { tool: string }[] }
    expect(runs.filter(({ tool }) => tool === 'quick-question')).toEqual([])
    expect(await (await page.request.get('/api/search-history')).json()).toEqual([])
    await page.reload()
    await expect(log(page)).toContainText('Start a conversation')
  })

  test('who signs in next in the same page sees nothing of the conversation', async ({ page }) => {
    await ask(page)
    await answered(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/auth/)
    const email = `${crypto.randomUUID()}@example.com`
    const data = { name: 'Ann Lee', email, password: 'correct horse battery' }
    expect((await page.request.post('/api/register', { data })).status()).toBe(200)
    await page.request.post('/api/logout')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(data.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('link', { name: 'AI Search' }).first().click()
    await page.getByRole('link', { name: 'Quick Question' }).first().click()
    await expect(log(page)).toContainText('Start a conversation')
  })

  test('answers its call with the specified payload and shape', async ({ page }) => {
    const answer = await page.request.post('/api/quick-question', { data: { question } })
    expect(answer.status()).toBe(200)
    const body = (await answer.json()) as { answer: unknown }
    expect(typeof body.answer).toBe('string')
    expect(body.answer).toContain('Miranda v. Arizona')
    expect((await page.request.post('/api/quick-question', { data: { question: ' ' } })).status()).toBe(400)
  })

  test("a call that fails shows 'Quick question failed' with the message, and the reply that there is none", async ({
    page,
  }) => {
    await page.route('**/api/quick-question', (route: Route) =>
      route.fulfill({ status: 503, json: { error: 'The server is being restarted.', code: 'not-ready' } }),
    )
    await ask(page)
    await expect(page.getByText('Quick question failed', { exact: true })).toBeVisible()
    await expect(page.getByText('503: The server is being restarted.', { exact: true })).toBeVisible()
    await expect(log(page).getByText("Sorry, I couldn't generate a response.")).toBeVisible()
    await page.getByRole('button', { name: 'Edit the question' }).click()
    await expect(field(page)).toHaveValue(question)
  })

  test('copies an answer with its citations', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await ask(page)
    await page.getByRole('button', { name: 'Copy the answer' }).click()
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Miranda v. Arizona, 384 U.S. 436')
  })

  test('an answer is downloaded for Word and as a PDF, although the server keeps no run of it', async ({ page }) => {
    await ask(page)
    await answered(page)
    for (const [name, start, file] of [
      ['Download Word', 'PK', 'Quick Question - Quick answer.docx'],
      ['Download PDF', '%P', 'Quick Question - Quick answer.pdf'],
    ] as const) {
      await page.getByRole('button', { name: 'Download the answer' }).click()
      const coming = page.waitForEvent('download')
      await page.getByRole('menuitem', { name }).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe(file)
      expect(
        readFileSync(await download.path())
          .subarray(0, 2)
          .toString(),
      ).toBe(start)
    }
  })

  test('axe finds nothing on the chat, in every look, down to 320 pixels', async ({ page }) => {
    test.slow()
    await expect(log(page)).toContainText('Start a conversation')
    await accessibleInEveryLook(page, [1440])
    await ask(page)
    await answered(page)
    await accessibleInEveryLook(page, [1440, 768, 320])
  })
})
