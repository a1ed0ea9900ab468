import { expect, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { password } from '../support/people.ts'

ownServer(64)

test.describe('keys of the API', () => {
  test('are made for some tools, shown once, used by a program, and revoked', async ({ page, playwright, baseURL }) => {
    await signUp(page)
    await page.goto('/settings/keys')
    await expect(page.getByText('No API keys yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Create key' }).click()
    await expect(page.getByText('Enter a name for the key.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Docket script')
    await page.getByRole('radio', { name: 'Some tools' }).click()
    await page.getByRole('button', { name: 'Create key' }).click()
    await expect(page.getByText('Choose the tools the key can call.')).toBeVisible()
    await page.getByText('Legal Research', { exact: true }).last().click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create key' }).click()
    const dialog = page.getByRole('dialog', { name: 'The key “Docket script”' })
    const key = await dialog.getByLabel('API key').inputValue()
    expect(key).toMatch(/^cwk_\w{40,}$/)
    await accessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('row', { name: /Docket script/ })
    await expect(row).toContainText('Legal Research')
    await expect(page.getByText(key)).toHaveCount(0)

    const program = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    })
    const found = await program.post('/api/legal-search', { data: { query: 'right to counsel in felony cases' } })
    expect(found.status(), await found.text()).toBe(200)
    expect((await found.json()).results.length).toBeGreaterThan(0)
    expect((await program.post('/api/law-agent', { data: { question: 'Why?' } })).status()).toBe(403)
    await page.reload()
    await expect(row).not.toContainText('Never')
    await row.getByRole('button', { name: 'Revoke Docket script' }).click()
    await expect(page.getByText('The key was revoked', { exact: true })).toBeVisible()
    await expect(page.getByText('No API keys yet.')).toBeVisible()
    expect((await program.post('/api/legal-search', { data: { query: 'x' } })).status()).toBe(401)
    await program.dispose()
  })

  test('have a reference that opens in the browser and calls with a key alone', async ({ page }) => {
    await signUp(page)
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await page.goto('/settings/keys')
    await page.getByRole('link', { name: 'API reference' }).click()
    await expect(page.getByRole('heading', { name: /Casewright API/ })).toBeVisible()
    await expect(page.getByText('/api/legal-search', { exact: true })).toBeVisible()
    await page.getByText('/api/legal-search', { exact: true }).click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    await expect(page.getByText('401', { exact: true }).first()).toBeVisible()
    expect(problems.filter((text) => !/401/.test(text))).toEqual([])
  })
})
