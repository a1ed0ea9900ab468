import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { newAccount } from '../support/people.ts'
import { picturesOf } from '../support/pictures.ts'
import { ownPort } from '../support/ports.ts'
import { type SomeOpinion, startWithLaw } from '../support/some-law.ts'

const port = ownPort(77)
const cited = { title: 'Harbor v. Quill', citation: '996 F.4th 10' }
const full = `${cited.title}, ${cited.citation} (9th Cir. 2005)`
const filler = Array.from(
  { length: 40 },
  (_, at) => `Paragraph ${at + 1}. The parties argue at length about the moorings of the barge and who may move them.`,
).join('\n\n')
const overruling = `Sitting en banc, we now overrule ${full}.`
const distinguishing = `We distinguish ${full}, which rested on a written charter.`

/** Our own words in the form of opinions: no court wrote them, and their reporter has no such volumes. */
const opinion = (title: string, citation: string, year: number, court: string, text: string): SomeOpinion => ({
  _id: citation,
  title,
  text,
  metadata: { citations: [citation], date: `${year}-05-04`, court, jurisdiction: 'us' },
})
const opinions: SomeOpinion[] = [
  opinion(cited.title, cited.citation, 2005, 'ca9', 'A seaman may not sue the owner of the barge.'),
  opinion(
    'Pier v. Sand',
    '997 F.4th 100',
    2015,
    'ca9',
    `The barge sank.\n\n${filler}\n\n${overruling}\n\nReversed.\n\nHALE, J., dissenting.\n\nI would not. ${filler}`,
  ),
  opinion('Reef v. Cove', '997 F.4th 300', 2010, 'ca5', `The barge was chartered. ${distinguishing} Affirmed.`),
  ...[2006, 2007, 2008, 2012].map((year) =>
    opinion(`Tide ${year} v. Sound`, `997 F.4th ${year}`, year, 'ca9', `No seaman sued there. See ${full}. Affirmed.`),
  ),
]

/** The page of the authority, as soon as what cites it was read, which happens behind the import. */
async function open(page: Page) {
  await newAccount(page)
  const found = await page.request.post('/api/legal-search', { data: { query: cited.citation } })
  const { results } = (await found.json()) as { results: { url: string; title: string }[] }
  const address = results.find(({ title }) => title === cited.title)?.url ?? ''
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText('6 opinions in the library.')).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}
const names = (page: Page) => page.locator('[data-citing]')

test.describe('what cites an authority', () => {
  let casewright: Awaited<ReturnType<typeof startWithLaw>>
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    casewright = await startWithLaw(port)
    await casewright.add(opinions)
  })
  test.afterAll(() => casewright.stop())
  test.use({ baseURL: `http://127.0.0.1:${port}` })

  test('stands beside it with each treatment and its words, the gravest first, over the years', async ({ page }) => {
    await open(page)
    await expect(names(page)).toHaveCount(6)
    await expect(names(page).first()).toHaveText('Pier v. Sand')
    const first = page.getByRole('listitem').filter({ hasText: 'Pier v. Sand' })
    await expect(first).toContainText('Overruled')
    await expect(first).toContainText(overruling)
    await expect(
      page.getByRole('img', { name: /6 citing opinions, 2006 to 2015.*negative treatment in 2015/ }),
    ).toBeVisible()
    await accessibleInEveryLook(page)
    await picturesOf(page, 'cited-by')
  })

  test('is filtered by treatment and court, and exported as it is filtered', async ({ page }) => {
    await open(page)
    const filters = page.getByRole('search', { name: 'Filter the citing opinions' })
    const choose = async (label: string, option: RegExp) => {
      await filters.getByRole('button', { name: new RegExp(label) }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await choose('Treatment', /^Negative \(1\)/)
    await expect(names(page)).toHaveText(['Pier v. Sand'])
    await choose('Treatment', /^All treatments/)
    await choose('Court', /Fifth Circuit|5th Cir/)
    await expect(names(page)).toHaveText(['Reef v. Cove'])
    await expect(page.getByText('1 of 6 opinions in the library.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ])
    const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Reef v. Cove')
    expect(lines[1]).toContain('distinguished')
    await choose('Court', /^All courts/)
    await expect(names(page)).toHaveCount(6)
  })

  test('opens the citing opinion at its words, from the list and from the flag', async ({ page }) => {
    await open(page)
    const address = page.url()
    const marked = page.locator('mark').filter({ hasText: 'we now overrule' })
    await names(page).first().click()
    await expect(marked).toBeInViewport()
    await page
      .getByRole('navigation', { name: 'Separate opinions' })
      .getByRole('link', { name: 'Hale, dissenting' })
      .click()
    await expect(page.locator('mark').filter({ hasText: 'HALE, J., dissenting.' })).toBeInViewport()
    await page.goto(address)
    const flag = page.getByRole('alert').filter({ hasText: 'No longer good law: overruled by Pier v. Sand' })
    await flag.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pier v. Sand' })).toBeVisible()
    await expect(marked).toBeInViewport()
  })
})
