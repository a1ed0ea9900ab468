import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openLanding } from '../support/landing.ts'
import { password } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

const port = ownPort(7)
const url = `http://127.0.0.1:${port}`
let folder: string
let server: { stop(): Promise<void> }

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-e2e-'))
  server = await startCasewright(port, { E2E_DATA_DIR: folder, PUBLIC_URL: url, PRODUCT_NAME: 'Okafor Law Desk' })
})
test.afterAll(() => server.stop())

const write = async (name: string, text: string) => {
  await mkdir(join(folder, 'content'), { recursive: true })
  await writeFile(join(folder, 'content', name), text)
}
const installation = async (page: Page) =>
  (await (await page.request.get(`${url}/api/admin/installation`)).json()).content

test('a firm replaces the words without a build or a restart, and the administrator is reminded of the sample', async ({
  page,
}) => {
  const account = { name: 'Ada Admin', email: 'ada@example.com', password }
  expect((await page.request.post(`${url}/api/register`, { data: account, headers: { origin: url } })).ok()).toBe(true)
  expect(await installation(page)).toMatchObject({ sample: true, path: join(folder, 'content', 'site.json') })

  await write(
    'site.json',
    JSON.stringify({
      notAdvice: 'Only <b>we</b> advise.',
      testimonials: null,
      closing: { title: 'Call us</script><script>alert(1)</script>', text: 'At any hour.', action: 'Sign in' },
    }),
  )
  await openLanding(page, url)
  await expect(page.getByRole('heading', { name: 'Why Choose Okafor Law Desk?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What Our Clients Say' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Call us</script><script>alert(1)</script>' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Only <b>we</b> advise.')
  expect((await installation(page)).sampleParts).not.toContain('testimonials')

  await write('site.json', JSON.stringify({ sample: false }))
  expect(await installation(page)).toMatchObject({ sample: false, sampleParts: [] })
})

test('a file that does not fit is told by its field, and the page still stands', async ({ page }) => {
  const login = { email: 'ada@example.com', password }
  expect((await page.request.post(`${url}/api/login`, { data: login, headers: { origin: url } })).ok()).toBe(true)
  await write('site.json', JSON.stringify({ plans: { title: 'Fees' } }))
  expect((await installation(page)).problem).toContain('plans.note')
  await openLanding(page, url)
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
})

test('the terms are those of the firm, and no HTML', async ({ page }) => {
  await write('terms.md', '## House rules\n\nAsk **{product}** first. <img src=x onerror="document.title=1">\n')
  await page.goto(`${url}/terms`)
  await expect(page.getByRole('heading', { level: 2, name: 'House rules' })).toBeVisible()
  await expect(page.getByText('<img src=x')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page.locator('main strong')).toHaveText('Okafor Law Desk')
})
