import { expect, type Page, test } from '@playwright/test'
import { signUp } from './own-server.ts'
import { ownPort } from './ports.ts'
import { startCasewright } from './server.ts'

export const question = 'What warnings must the police give before a custodial interrogation?'
const firstPort = ownPort(1)

/** A Casewright of its own for the tests of one group, once its library has the starter set. */
export function serving(offset: number, settings: () => Promise<Record<string, string>>) {
  const port = firstPort + offset
  let casewright: Awaited<ReturnType<typeof startCasewright>>
  test.use({ baseURL: `http://127.0.0.1:${port}` })
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    casewright = await startCasewright(port, { SOURCES: 'library', ...(await settings()) })
  })
  test.afterAll(() => casewright.stop())
  test.beforeEach(async ({ page }) => {
    await signUp(page)
    await expect
      .poll(
        async () => {
          const answer = await page.request.post('/api/quick-question', { data: { question: 'Miranda v. Arizona' } })
          return ((await answer.json()) as { passages: unknown[] }).passages.length
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    await page.goto('/ai-search/quick-question')
  })
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation, messages' })
export const send = (page: Page) => page.getByRole('button', { name: 'Send' })
export const times = (page: Page) => log(page).getByText(/^\d{1,2}:\d{2} [AP]M$/)

export async function ask(page: Page, words = question) {
  await field(page).fill(words)
  await field(page).press('Enter')
}
export const answered = (page: Page, count = 1) =>
  expect(log(page).getByRole('button', { name: 'Copy the answer' })).toHaveCount(count)
