import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { signUp } from '../support/own-server.ts'
import { summarized } from '../support/runs.ts'

const widths = [1440, 768, 375, 320]
const settings = ['profile', 'password', 'theme', 'sessions', 'privacy', 'data']
const outside = ['/', '/auth', '/terms', '/nowhere']

/** A picture of each page goes here, if it is set: a folder. */
const folder = process.env.SCREENSHOTS

/** Every address of a member who has a result. */
async function pagesOf(page: Page): Promise<string[]> {
  const { tools } = (await (await page.request.get('/api/tools')).json()) as {
    tools: { id: string; place: { kind: string; path?: string } }[]
  }
  const [run] = await summarized(page, 'motion.txt')
  return [
    '/dashboard',
    ...tools.map(({ id, place }) => place.path ?? `/ai-search/${id}`),
    '/history',
    '/documents',
    `/history/${run}`,
    ...settings.map((section) => `/settings/${section}`),
    '/admin/installation',
    '/admin/features',
  ]
}

async function look(page: Page, path: string, name: string) {
  await page.goto(path)
  await expect(page.locator('h1, [role=alert]').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await test.step(name, () => accessible(page))
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

const nameOf = (path: string) =>
  path
    .replace(/[0-9a-f-]{36}/, 'run')
    .replace(/^\//, '')
    .replaceAll('/', '-') || 'landing'

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of widths)
    test.describe(`in ${colorScheme} at ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

      test('axe finds nothing on any page, and none scrolls sideways', async ({ page }) => {
        for (const path of outside) await look(page, path, `${nameOf(path)}-${width}-${colorScheme}`)
        await signUp(page)
        for (const path of await pagesOf(page)) await look(page, path, `${nameOf(path)}-${width}-${colorScheme}`)
      })
    })
