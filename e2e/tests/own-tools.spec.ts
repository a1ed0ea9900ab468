import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { signUp } from '../support/own-server.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

const examples = fileURLToPath(new URL('../../examples', import.meta.url))
const port = ownPort(31)
test.use({ baseURL: `http://127.0.0.1:${port}` })

const echo = (id: string) => `
import { defineAction, defineManifest } from '@casewright/core'
import { defineServer } from '@casewright/core/server'
import { z } from 'zod'
const manifest = defineManifest({
  apiVersion: 1, id: '${id}', title: 'Tool ${id}', icon: 'wrench', order: 600, place: { kind: 'tab' },
  info: { description: 'Says it again.', features: [], useCases: [] },
  actions: { say: defineAction({ title: 'Say', input: z.object({ text: z.string().meta({ title: 'Words' }) }),
    output: z.object({ said: z.string() }), mode: 'inline', retain: 'history' }) },
})
export const server = defineServer({ manifest, actions: { say: ({ text }) => ({ said: text }) } })
`
/** Panels that break, each in its way. */
const broken = {
  'at-import': "throw new Error('broken')",
  'at-render': "export const panel = () => { throw new Error('broken') }",
  'no-panel': 'export const other = 1',
}

let folder: string
let server: { stop(): Promise<void> }
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-own-tools-'))
  for (const name of ['conflict-check', 'deadline-calculator'])
    await cp(join(examples, name), join(folder, name), { recursive: true })
  await cp(join(examples, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: false })
  await cp(join(examples, 'conflict-check/clients.sample.csv'), join(folder, 'conflict-check/clients.csv'))
  for (const [name, panel] of Object.entries(broken)) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'server.js'), echo(name))
    await writeFile(join(folder, name, 'panel.js'), panel)
  }
  server = await startCasewright(port, { TOOLS_DIR: folder, SOURCES: 'library', LOG_LEVEL: 'error' })
})
test.afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What the page's policy refused. */
const refusals = (page: Page) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|import map/i.test(message.text())) said.push(message.text())
  })
  return said
}

test("a panel that was built elsewhere has its page, with the app's React, components and styles", async ({ page }) => {
  const refused = refusals(page)
  await signUp(page, 'Ada Admin')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Conflicts' }).click()
  await expect(page).toHaveURL(/\/conflict-check$/)
  await page.getByRole('button', { name: 'Check for conflicts' }).click()
  await expect(page.getByRole('textbox', { name: 'Names' })).toHaveAccessibleDescription(/Write at least one name/)
  await page.getByRole('textbox', { name: 'Names' }).fill('J. Halloran\nAcme Holdings, Inc.\nNobody Known')
  await page.getByRole('button', { name: 'Check for conflicts' }).click()
  await expect(page.getByRole('region', { name: 'Acme Holdings, Inc.' }).getByText('Same name')).toBeVisible()
  await expect(page.getByText('Compared with 3 entries of clients.csv.')).toBeVisible()
  expect(await page.locator('.conflict-check').evaluate((node) => getComputedStyle(node).rowGap)).toBe('24px')
  await accessible(page)
  expect(refused).toEqual([])

  await page.goto('/conflict-check')
  await expect(page.getByRole('heading', { level: 1, name: 'Conflict Check' })).toBeVisible()
  await page.goto('/history')
  await page.getByRole('link', { name: '3 names' }).click()
  await expect(page.getByText('Same name')).toBeVisible()
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('a panel that breaks takes nothing away: its tool works with a plain form, the others stand, the administrator is told', async ({
  page,
}) => {
  await signUp(page)
  for (const id of Object.keys(broken)) {
    await page.goto(`/ai-search/${id}`)
    await expect(page.getByText(`The page of Tool ${id} could not be shown.`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Words' }).fill(`still here, ${id}`)
    await page.getByRole('button', { name: 'Say' }).click()
    await expect(page.getByText(`still here, ${id}`).last()).toBeVisible()
  }
  await accessible(page)
  await page.getByRole('link', { name: 'Conflicts' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Names' })).toBeVisible()
  const told = await page.request.get('/api/tools')
  expect(((await told.json()) as { tools: unknown[] }).tools.length).toBeGreaterThan(10)
})

test('a tool without a panel has its form and its result by its schemas', async ({ page }) => {
  await signUp(page)
  await page.goto('/ai-search/deadline-calculator')
  await page.getByLabel('Day of the event').fill('2012-08-22')
  await page.getByLabel('Length of the period').fill('10')
  await page.getByRole('button', { name: 'Count the days', exact: true }).click()
  await expect(page.getByText('Sep 4, 2012')).toBeVisible()
  await expect(page.getByText(/Labor Day, Rule 6\(a\)\(6\)\(A\)/)).toBeVisible()
  await accessible(page)
})
