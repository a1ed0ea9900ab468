import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'

const folder = join(tmpdir(), `casewright-e2e-complete-${randomUUID()}`)
/** Pictures go here, if it is set: a folder. */
const pictures = process.env.SCREENSHOTS

const question = (page: Page) => page.getByRole('region', { name: 'Complete the library?' })
/** How many cases the archive is asked for, as the installation itself counts them. */
const casesAsked = async (page: Page): Promise<number> => {
  const answer = await (await page.request.get('/api/admin/law-library/completion')).json()
  expect(answer.question.cases).toBeGreaterThan(1200)
  return answer.question.cases
}
const inEnglish = (many: number) => many.toLocaleString('en-US')
const picture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) })
}

// Invented words on a page of the reports on which a case of the starter set begins.
const record = {
  id: 1,
  name: 'Brown v. Board of Education',
  name_abbreviation: 'Brown v. Board of Education',
  decision_date: '1954-05-17',
  docket_number: 'No. 1',
  first_page: '483',
  last_page: '496',
  citations: [{ type: 'official', cite: '347 U.S. 483' }],
  court: { name: 'Supreme Court of the United States' },
  jurisdiction: { name: 'U.S.', name_long: 'United States' },
  casebody: { opinions: [{ type: 'majority', text: 'Invented words about schools.' }] },
}

test.describe('with a network', () => {
  ownServer(34)

  test('the first administrator is asked once, and later means not again', async ({ page, browser, baseURL }) => {
    await signUp(page, 'Dana Okafor')
    await expect(question(page)).toContainText('static.case.law')
    const cases = await casesAsked(page)
    await expect(question(page)).toContainText(`${inEnglish(cases)} cases`)
    await expect(question(page)).toContainText(
      `${inEnglish(2 * cases)} small files, one request a second, about ${Math.round((2 * cases) / 60)} minutes`,
    )
    await accessibleInEveryLook(page)
    await picture(page, 'complete-library-question')
    const member = await (await browser.newContext({ baseURL })).newPage()
    await signUp(member, 'Miguel Santos')
    await expect(question(member)).toHaveCount(0)
    await member.context().close()
    await question(page).getByRole('button', { name: 'Later' }).click()
    await expect(question(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await page.goto('/admin/law-library')
    await page.getByLabel('Search', { exact: true }).fill('texts of the starter set')
    await expect(page.getByRole('button', { name: 'Add Texts of the starter set' })).toBeVisible()
  })
})

test.describe('with a folder that mirrors the archive', () => {
  ownServer(35, { OFFLINE: '1', LAW_FOLDER: folder })
  test.beforeAll(async () => {
    const cases = join(folder, 'static.case.law/us/347/cases')
    await mkdir(cases, { recursive: true })
    await writeFile(join(cases, '0483-01.json'), JSON.stringify(record))
  })
  test.afterAll(() => rm(folder, { recursive: true, force: true }))

  test('yes completes in the background, and the case can be read', async ({ page }) => {
    await signUp(page, 'Dana Okafor')
    await expect(question(page)).toContainText(folder)
    const cases = await casesAsked(page)
    await question(page).getByRole('button', { name: 'Yes, complete it' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByText(/^Completing the library/)).toBeVisible()
    await picture(page, 'complete-library-line')
    await expect(page.getByText(/^Completing the library/)).toHaveCount(0, { timeout: 90_000 })
    await page.goto('/admin/law-library')
    const row = page.getByRole('row', { name: /^Texts of the starter set/ })
    await expect(row).toContainText('All with text')
    await expect(row).toContainText(`${inEnglish(cases - 1)} entries could not be read`)
  })
})
