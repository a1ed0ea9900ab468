import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { expect, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { newAccount, password } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

const port = ownPort(14)
let fake: FakeModel
let casewright: Awaited<ReturnType<typeof startCasewright>>
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.beforeAll(async () => {
  fake = await startFakeModel()
  casewright = await startCasewright(port, {
    SOURCES: 'library',
    LLM_MODEL: 'anthropic:fake-model',
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: fake.url,
  })
})
test.afterAll(async () => {
  await casewright.stop()
  await fake.stop()
})

/** The first account here, which is the administrator's. */
let administrator = ''
test.beforeEach(async ({ page }) => {
  if (administrator) await page.request.post('/api/login', { data: { email: administrator, password } })
  else administrator = (await newAccount(page)).email
})

test('an administrator tests a model by its button, and sets its price', async ({ page }) => {
  await page.goto('/admin/models')
  const model = page.getByRole('row', { name: /Anthropic/ })
  await expect(model).toContainText('Not used yet')
  await model.getByRole('button', { name: 'Test Anthropic, fake-model' }).click()
  await expect(model).toContainText('Anthropic answered as fake-model.')
  await expect(model.getByText('Answers', { exact: true })).toBeVisible()
  await accessible(page)

  await page.goto('/admin/usage')
  await expect(page.getByText('Cost is incomplete: no price is set for anthropic:fake-model.')).toBeVisible()
  const read = page.getByRole('textbox', { name: 'anthropic:fake-model $ per million read' })
  await read.fill('three')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Enter dollars, such as 3 or 0.25.')).toBeVisible()
  await read.fill('3')
  await page.getByRole('textbox', { name: 'anthropic:fake-model $ per million written' }).fill('15')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('The prices were saved', { exact: true })).toBeVisible()
})

test('a plan of one run a month refuses the second, and says so', async ({ page }) => {
  await page.goto('/admin/usage')
  await page.getByRole('button', { name: 'Copy from the public page' }).click()
  const runs = page.getByRole('textbox', { name: 'Starter Runs a month' })
  await expect(runs).toHaveValue('100')
  await expect(page.getByRole('textbox', { name: 'Starter Storage in GB' })).toHaveValue('2')
  await runs.fill('1')
  await page.getByRole('button', { name: 'Save plans' }).click()
  await expect(page.getByText('The plans were saved', { exact: true })).toBeVisible()
  await accessible(page)

  const { id } = await (await page.request.get('/api/user')).json()
  expect((await page.request.patch(`/api/admin/people/${id}`, { data: { plan: 'Starter' } })).ok()).toBe(true)
  expect((await page.request.post('/api/legal-search', { data: { query: 'right to counsel' } })).status()).toBe(200)
  await page.goto('/ai-search/legal-research')
  await page.getByRole('textbox', { name: 'What do you need to find?' }).fill('right to a jury')
  await page.getByRole('button', { name: 'Search Legal Database' }).click()
  await expect(
    page.getByText(/You have started 1 of the 1 run allowed each month by your plan, Starter\./).first(),
  ).toBeVisible()
  await page.goto('/settings/usage')
  await expect(page.getByRole('progressbar', { name: '1 of 1 used' })).toBeVisible()
  await accessible(page)
})
