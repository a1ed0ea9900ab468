import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { signUp } from '../support/own-server.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

const port = ownPort(83)
let fake: FakeModel
let casewright: Awaited<ReturnType<typeof startCasewright>>

test.beforeAll(async () => {
  fake = await startFakeModel()
  casewright = await startCasewright(port, {
    LLM_MODEL: 'anthropic:fake-model',
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: fake.url,
  })
})
test.afterAll(async () => {
  await casewright.stop()
  await fake.stop()
})
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.beforeEach(({ page }) => signUp(page).then(() => {}))

const text =
  'This is Dana Okafor calling from Northgate Supply about the late delivery. The carrier was Meridian Freight. It owes us $12,500 since March 3, 2026, and we want it by the end of the month.'
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Document text' })

async function paste(page: Page, type: RegExp, words: string) {
  await page.getByRole('button', { name: type }).click()
  await page.getByRole('button', { name: 'Paste Text' }).click()
  await page.getByLabel('Pasted text').fill(words)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
}
const purpose = (words: string) => ({
  facts: [],
  passages: [{ field: 'purpose', text: words, quotation: 'It owes us $12,500 since March 3, 2026' }],
})

test('what a model writes streams as unchecked, and stands in the preview as the model’s', async ({ page }) => {
  const words = 'I write because Meridian Freight owes us $12,500 since March 3, 2026.'
  fake.behave([{ kind: 'slow', milliseconds: 300, perToken: 150 }])
  await page.goto('/document-generation')
  await paste(page, /^Business/, text)
  await expect(page.getByText('not checked yet')).toBeVisible()
  await expect(textOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back to Edit' }).click()
  fake.behave({ kind: 'right', answer: purpose(words) })
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(textOf(page)).toContainText(words)
  await expect(page.getByText(/^Drafted by the model from your/)).toBeVisible()
})

test('an amount that a liar invented is marked as unsupported in the document', async ({ page }) => {
  const lie = 'I write because Meridian Freight owes us $12,500 since March 3, 2026, and $99,000 in interest.'
  fake.behave({ kind: 'right', answer: purpose(lie) })
  await page.goto('/document-generation')
  await paste(page, /^Business/, text)
  await expect(textOf(page)).toContainText('$99,000')
  await expect(page.getByText('Names, dates and amounts agree with what you entered.')).toHaveCount(0)
  await expect(page.getByText(/Words that nothing you entered holds are marked\./)).toBeVisible()
  await expect(textOf(page).locator('mark[data-doubt]')).toHaveText('$99,000')
  await accessible(page)
})

test('a sensitive value is told to the model only where the person says so for the document', async ({ page }) => {
  const bodies: string[] = []
  fake.behave((request) => {
    bodies.push(`${request.system} ${request.user}`)
    return { kind: 'right', answer: { facts: [], passages: [] } }
  })
  await page.goto('/document-generation/applications')
  await paste(
    page,
    /^Visa/,
    'Applicant: Ada Marsh\nPassport number: X12345678\nShe travels to visit her sister in Ohio.',
  )
  await expect(textOf(page)).toBeVisible()
  expect(bodies.join('\n')).toContain('sister in Ohio')
  expect(bodies.join('\n')).not.toContain('X12345678')

  await page.getByRole('button', { name: 'Back to Edit' }).click()
  await page.getByRole('checkbox', { name: /^The model may see it/ }).check({ force: true })
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(textOf(page)).toBeVisible()
  expect(bodies.join('\n')).toContain('X12345678')
  // For that document alone.
  await page.getByRole('button', { name: 'Back to Edit' }).click()
  await expect(page.getByRole('checkbox', { name: /^The model may see it/ })).not.toBeChecked()
})

test('a model that is down takes nothing away, and it is said', async ({ page }) => {
  fake.behave({ kind: 'server-error' })
  await page.goto('/document-generation')
  await paste(page, /^Business/, text)
  await expect(textOf(page)).toContainText('Dana Okafor', { timeout: 45_000 })
  await expect(page.getByText(/The model took no part/)).toBeVisible()
})
