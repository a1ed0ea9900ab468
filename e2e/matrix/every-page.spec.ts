import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { password } from '../support/people.ts'
import { summarized } from '../support/runs.ts'

const widths = [1440, 768, 375, 320]
const settings = [
  'profile',
  'letterhead',
  'password',
  'sign-in',
  'theme',
  'sessions',
  'privacy',
  'keys',
  'usage',
  'data',
]
const administration = [
  'installation',
  'features',
  'people',
  'law-library',
  'models',
  'connections',
  'usage',
  'jobs',
  'retention',
  'audit',
]
const outside = ['/', '/auth', '/terms', '/nowhere']

/** A picture of each page goes here, if it is set: a folder. */
const folder = process.env.SCREENSHOTS

/** Signs in the first account, which is the administrator's; makes it where nobody has one yet. */
async function asAdministrator(page: Page): Promise<void> {
  const account = { name: 'Dana Okafor', email: 'administrator@example.com', password }
  const made = await page.request.post('/api/register', { data: account })
  if (!made.ok()) expect((await page.request.post('/api/login', { data: account })).status()).toBe(200)
}

/** Every address of an administrator who has a result and a matter. */
async function pagesOf(page: Page): Promise<string[]> {
  const { tools } = (await (await page.request.get('/api/tools')).json()) as {
    tools: { id: string; place: { kind: string; path?: string } }[]
  }
  const [run] = await summarized(page, 'motion.txt')
  const opened = await page.request.post('/api/matters', { data: { name: 'Harlow v. Meridian Freight' } })
  const { id: matter } = (await opened.json()) as { id: string }
  return [
    '/dashboard',
    ...tools.map(({ id, place }) => place.path ?? `/ai-search/${id}`),
    '/history',
    '/documents',
    `/history/${run}`,
    ...settings.map((section) => `/settings/${section}`),
    '/matters',
    `/matters/${matter}`,
    ...administration.map((section) => `/admin/${section}`),
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
        await asAdministrator(page)
        for (const path of await pagesOf(page)) await look(page, path, `${nameOf(path)}-${width}-${colorScheme}`)
      })
    })
