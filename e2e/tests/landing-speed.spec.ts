import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openLanding } from '../support/landing.ts'

test('it asks no other origin, and loads less than 120 kB of scripts', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await openLanding(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(120_000)
})

test('its text stands in the document before any script', async ({ request }) => {
  const answer = await request.get('/')
  const html = await answer.text()
  for (const text of ['Beyond Expectations', 'Choose Your Plan', '24/7 priority support', '© 2025 Casewright'])
    expect(html).toContain(text)
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self';")
  expect([...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script type="application/json" id="content">',
  ])
})

const noFindings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 375])
    test(`axe finds nothing on the landing page and the terms in ${colorScheme} at ${width} pixels`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await openLanding(page)
      await noFindings(page)
      await page.goto('/terms')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await noFindings(page)
    })

test('it fits every width from 320 pixels', async ({ page }) => {
  for (const width of [320, 375, 640, 768, 1024, 1181, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openLanding(page)
    const past = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(past).toBe(0)
  }
})
