import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { expect, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { register } from '../support/people.ts'
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

test('an administrator tests a model, prices it, and limits people by a plan, who are told when it is used up', async ({
  page,
}) => {
  await register(page)
  await page.goto('/admin/connections')
  const model = page.getByRole('row', { name: /Anthropic/ })
  await expect(model).toContainText('Not asked yet')
  await model.getByRole('button', { name: 'Test Anthropic, fake-model' }).click()
  await expect(model).toContainText('Anthropic answered as fake-model.')
  await expect(model.getByText('Answers', { exact: true })).toBeVisible()
  await accessibleInEveryLook(page)

  await page.goto('/admin/usage')
  await expect(page.getByText('No price was set for anthropic:fake-model.')).toBeVisible()
  await page.getByLabel('anthropic:fake-model: dollars for a million tokens read').fill('three')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Write dollars, such as 3 or 0.25.')).toBeVisible()
  await page.getByLabel('anthropic:fake-model: dollars for a million tokens read').fill('3')
  await page.getByLabel('anthropic:fake-model: dollars for a million tokens written').fill('15')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('The prices were saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Take over from the public page' }).click()
  const starter = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Remove Starter' }) })
  await expect(starter.getByLabel('Runs a month')).toHaveValue('100')
  await expect(starter.getByLabel('Storage in GB')).toHaveValue('2')
  await starter.getByLabel('Runs a month').fill('1')
  await page.getByRole('button', { name: 'Save plans' }).click()
  await expect(page.getByText('The plans were saved', { exact: true })).toBeVisible()
  await accessibleInEveryLook(page)

  const { id } = await (await page.request.get('/api/user')).json()
  expect((await page.request.patch(`/api/admin/people/${id}`, { data: { plan: 'Starter' } })).ok()).toBe(true)
  expect((await page.request.post('/api/legal-search', { data: { query: 'right to counsel' } })).status()).toBe(200)
  await page.goto('/ai-search/legal-research')
  await page.getByRole('textbox').first().fill('right to a jury')
  await page.getByRole('button', { name: 'Search Legal Database' }).click()
  await expect(page.getByText(/You have started 1 of the 1 run that the plan Starter allows in a month\./)).toBeVisible()
  await page.goto('/settings/usage')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await accessibleInEveryLook(page)
})
