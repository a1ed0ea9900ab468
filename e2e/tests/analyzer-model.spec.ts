import { type FakeModel, startFakeModel } from '@casewright/core/testing'
import { expect, test } from '@playwright/test'
import { analyze } from '../support/analyzer.ts'
import { newAccount } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

test.describe('the document analyzer with a model', () => {
  const port = ownPort(41)
  test.use({ baseURL: `http://127.0.0.1:${port}` })
  let fake: FakeModel
  let casewright: { stop(): Promise<void> }
  test.beforeAll(async () => {
    test.setTimeout(90_000)
    fake = await startFakeModel()
    casewright = await startCasewright(port, {
      LLM_MODEL: 'anthropic:fake-model',
      ANTHROPIC_API_KEY: 'sk-test',
      ANTHROPIC_BASE_URL: fake.url,
      SOURCES: 'library',
    })
  })
  test.afterAll(async () => {
    await casewright?.stop()
    await fake?.stop()
  })

  test('adds findings with their words, rewrites a passage, and takes nothing away when it fails', async ({ page }) => {
    await newAccount(page)
    await analyze(page)
    const scoreOf = async () =>
      Number(
        /\d+/.exec((await page.getByRole('img', { name: /Overall quality/ }).getAttribute('aria-label')) ?? '')?.[0],
      )
    const score = await scoreOf()
    await expect(page.getByText('Model', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/at most 16 points off the score/)).toBeVisible()
    const fix = page.getByRole('button', { name: 'Fix This' }).first()
    await fix.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Written by fake-model')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    fake.behave({ kind: 'server-error' })
    await fix.click()
    await expect(page.getByText('Failed to generate improvement', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'New Analysis' }).click()
    await analyze(page)
    await expect(page.getByText(/The model took no part/)).toBeVisible()
    // The rules alone: what the model took off stays within its bound.
    const without = await scoreOf()
    expect(without).toBeGreaterThanOrEqual(score)
    expect(without - score).toBeLessThanOrEqual(16)
  })
})
