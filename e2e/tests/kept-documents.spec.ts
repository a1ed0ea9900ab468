import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'

ownServer(31)

const shown = (page: Page) => page.getByRole('table', { name: 'Your documents' }).locator('tbody').getByRole('row')
const row = (page: Page, name: string) => shown(page).filter({ hasText: name })

interface Kept {
  tool?: string
  titles: string[]
}

/** Keeps a document as the page of its tool does, with a version for each title. */
async function keep(page: Page, { tool = 'brief-summarizer', titles }: Kept): Promise<string> {
  const answer = await page.request.post('/api/kept', {
    data: { tool, title: titles[0], content: { words: titles[0] } },
  })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  for (const [index, title] of titles.slice(1).entries())
    await page.request.put(`/api/kept/${id}`, { data: { title, content: { words: title }, seen: index + 1 } })
  return id
}

const choose = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

// The first account of a server is the administrator's: this test is the first.
test('an administrator switches dictation and connections for everybody', async ({ page }) => {
  await signUp(page)
  const about = async () => (await (await page.request.get('/api/about')).json()).speech
  await page.goto('/admin/features')
  const dictation = page.getByRole('switch', { name: 'Dictation in the browser' })
  await expect(dictation).toBeChecked()
  await accessible(page)
  await dictation.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Switched off', { exact: true }).first()).toBeVisible()
  expect(await about()).toBe('switched-off')
  await expect(page.getByRole('switch', { name: /MCP/ })).not.toBeChecked()
  await page.reload()
  await expect(dictation).not.toBeChecked()
  await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 500, body: 'Not now.' }), { times: 1 })
  await page.getByText('Dictation in the browser').click()
  await expect(page.getByText('Not changed', { exact: true }).first()).toBeVisible()
  await expect(dictation).not.toBeChecked()
  await keep(page, {
    titles: ['An agreement of a name that is longer than a phone is wide, for the Sacramento office'],
  })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const [path, shown] of [
    ['/admin/features', dictation],
    ['/documents', page.getByRole('link', { name: /^An agreement/ })],
  ] as const) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await accessible(page)
  }
})

test.describe('my documents', () => {
  test.beforeEach(({ page }) => signUp(page))

  test('are reached below the name of the person, are empty at first, and are found by their names', async ({
    page,
  }) => {
    await page.getByRole('navigation', { name: 'Yours' }).getByRole('link', { name: 'My documents' }).click()
    await expect(page.getByRole('heading', { name: 'No saved documents yet' })).toBeVisible()
    await accessible(page)
    await keep(page, { titles: ['Demand letter', 'Final demand'] })
    await keep(page, { titles: ['Cover letter'] })
    await page.reload()
    await expect(shown(page)).toHaveCount(2)
    await expect(row(page, 'Final demand')).toContainText('Brief Summarizer')
    await expect(row(page, 'Final demand')).toContainText('2 versions')
    await page.getByRole('searchbox').fill('cover')
    await expect(shown(page)).toHaveCount(1)
    await expect(page).toHaveURL(/\/documents\?text=cover$/)
    await page.getByRole('searchbox').fill('zebra')
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(shown(page)).toHaveCount(2)
  })

  test('are renamed where they stand, by the keyboard', async ({ page }) => {
    await keep(page, { titles: ['Demand letter'] })
    await page.goto('/documents')
    await choose(page, 'Demand letter', 'Rename')
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a name for the document.')).toBeVisible()
    await page.keyboard.type('Demand to Meridian')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Demand to Meridian' })).toBeFocused()
    await expect(page.getByText('Renamed', { exact: true }).first()).toBeVisible()
    await choose(page, 'Demand to Meridian', 'Rename')
    await page.keyboard.type('Not this')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Demand to Meridian' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Demand to Meridian' })).toBeVisible()
  })

  test('have versions: an old one is opened, and restored as a new one', async ({ page }) => {
    const id = await keep(page, { titles: ['First', 'Second', 'Third'] })
    await page.goto('/documents')
    await page.getByRole('button', { name: '3 versions of Third' }).click()
    const dialog = page.getByRole('dialog', { name: 'Third' })
    const versions = dialog.locator('tbody').getByRole('row')
    await expect(versions).toHaveCount(3)
    await expect(versions.first()).toContainText('Newest')
    await accessible(page)
    await dialog.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('It is now version 4. The other versions are unchanged.').first()).toBeVisible()
    await expect(versions).toHaveCount(4)
    const { content } = await (await page.request.get(`/api/kept/${id}`)).json()
    expect(content).toEqual({ words: 'First' })
    await dialog.getByRole('link', { name: 'Open version 2' }).click()
    await expect(page).toHaveURL(`/ai-search/brief-summarizer?kept=${id}&version=2`)
    await expect(page.getByRole('heading', { name: 'Brief Summarizer', level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('are deleted with all versions, after asking', async ({ page }) => {
    const id = await keep(page, { titles: ['First', 'Second'] })
    await page.goto('/documents')
    await choose(page, 'Second', 'Delete')
    const asked = page.getByRole('alertdialog', { name: 'Delete this document?' })
    await expect(asked).toContainText('All 2 versions will be deleted.')
    await asked.getByRole('button', { name: 'Keep' }).click()
    await expect(shown(page)).toHaveCount(1)
    await choose(page, 'Second', 'Delete')
    await asked.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No saved documents yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My documents', level: 1 })).toBeFocused()
    expect((await page.request.get(`/api/kept/${id}`)).status()).toBe(404)
  })

  test('open on the page of their tool alone, which says why one cannot be opened', async ({ page }) => {
    const id = await keep(page, { tool: 'law-agent', titles: ['Opinion'] })
    await page.goto(`/ai-search/brief-summarizer?kept=${crypto.randomUUID()}`)
    await expect(page.getByText('This document no longer exists, or it is not yours.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue without it' }).click()
    await expect(page).toHaveURL(/\/brief-summarizer$/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goto(`/ai-search/brief-summarizer?kept=${id}`)
    await page.getByRole('button', { name: 'Open it in Law Agent' }).click()
    await expect(page).toHaveURL(`/ai-search/law-agent?kept=${id}`)
    await page.route('**/api/kept/**', (route) => route.fulfill({ status: 500, body: 'The server could not finish.' }))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('The document could not be opened.')
    await page.unroute('**/api/kept/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('go on in the tool that made them: an old version becomes the newest, and what is newer is not overwritten', async ({
    page,
  }) => {
    const notes = { documentType: 'business-letter', inputMethod: 'paste', textContent: 'Write to Dana Okafor.' }
    const made = await (await page.request.post('/api/generate-document', { data: notes })).json()
    const content = { documentType: made.documentType, made, edited: { title: 'First', parts: made.parts } }
    const data = { tool: 'document-generation', title: 'First', content }
    const { id } = await (await page.request.post('/api/kept', { data })).json()
    const further = (title: string, seen: number) =>
      page.request.put(`/api/kept/${id}`, { data: { title, content, seen } })
    await further('Second', 1)
    await page.goto('/documents')
    await page.getByRole('button', { name: '2 versions of Second' }).click()
    await page.getByRole('link', { name: 'Open version 1' }).click()
    await expect(page.getByRole('textbox', { name: 'Document text' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep this version' }).click()
    await expect(page.getByText('Version 3 kept').first()).toBeVisible()
    await expect(page).toHaveURL(`/document-generation?kept=${id}`)
    await expect(page.getByRole('textbox', { name: 'Document text' })).toBeVisible()
    expect((await further('Elsewhere', 3)).status()).toBe(200)
    await page.getByRole('button', { name: 'Keep this version' }).click()
    await page.getByRole('button', { name: 'Keep as a new document' }).click()
    await expect(page.getByText('Saved to My documents').first()).toBeVisible()
    const { documents } = await (await page.request.get('/api/kept')).json()
    expect(documents.map(({ version }: { version: number }) => version).sort()).toEqual([1, 4])
  })
})
