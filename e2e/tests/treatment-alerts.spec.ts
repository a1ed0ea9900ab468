import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { newAccount } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { barn, startWithLaw } from '../support/some-law.ts'

const port = ownPort(76)
/** Pictures go here, if it is set: a folder. */
const pictures = process.env.SCREENSHOTS

const cited = `${barn.title}, ${barn.citation} (9th Cir. 2025)`
const overruling = {
  _id: 'fence',
  title: 'Fence v. Field',
  text: `The court sits en banc. Sitting en banc, we now overrule ${cited}. The judgment is affirmed.`,
  metadata: { citations: ['998 F.4th 900'], date: '2026-03-02', court: 'ca9', jurisdiction: 'us' },
}

test.describe('an alert', () => {
  let casewright: Awaited<ReturnType<typeof startWithLaw>>
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    casewright = await startWithLaw(port)
  })
  test.afterAll(() => casewright.stop())
  test.use({ baseURL: `http://127.0.0.1:${port}` })

  test('tells the owner of a past report what was overruled since, until it is dismissed', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    await newAccount(page)
    await page.goto('/ai-search/cite-check')
    await page.getByLabel('Or paste the text').fill(`A landlord who padlocks a road evicts. ${cited}.`)
    await page.getByRole('button', { name: 'Check citations' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pasted text' })).toBeVisible({ timeout: 60_000 })
    const alerts = page.getByRole('region', { name: 'Cited law has changed' })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(alerts).toHaveCount(0)

    await casewright.add([overruling])
    // The opinion is read, and what is cited is compared, behind the import.
    await expect(async () => {
      await page.reload()
      await expect(alerts).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 90_000 })
    await expect(alerts).toContainText('No longer good law: overruled by Fence v. Field, 998 F.4th 900 (2026).')
    await accessibleInEveryLook(page)
    if (pictures)
      for (const [name, width, colorScheme] of [
        ['wide', 1440, 'light'],
        ['dark', 1440, 'dark'],
        ['tablet', 768, 'light'],
        ['phone', 375, 'light'],
        ['phone-dark', 375, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: join(pictures, `treatment-alerts-${name}.png`) })
      }

    const other = await (await browser.newContext({ baseURL })).newPage()
    await newAccount(other)
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(other.getByText('Cited law has changed')).toHaveCount(0)
    await other.context().close()

    await page.goto('/history')
    await alerts.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pasted text' })).toBeVisible()
    await page.goto('/history')
    await alerts.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(alerts).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
    await expect(alerts).toHaveCount(0)
  })
})
