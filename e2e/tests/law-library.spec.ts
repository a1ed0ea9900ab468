import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { accessible, accessibleInEveryLook } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'

const folder = join(tmpdir(), `casewright-e2e-law-${randomUUID()}`)
const pack = 'Code of Federal Regulations, Title 1: General Provisions'
const address = 'www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-1.xml'
const { TEST_DATA } = process.env

// Offline: nothing is downloaded, and packs come from the folder.
ownServer(33, { OFFLINE: '1', LAW_FOLDER: folder })

test.describe.configure({ mode: 'serial' })

let admin: Page
/** Authorities of the starter set: a file each. */
let starter = 0

test.beforeAll(async ({ browser, baseURL }) => {
  const files = await readdir(join(import.meta.dirname, '../../packages/library/starter'), { recursive: true })
  starter = files.filter((file) => file.endsWith('.json') && dirname(file) !== '.').length
  admin = await (await browser.newContext({ baseURL })).newPage()
  await signUp(admin, 'Dana Okafor')
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const heldRow = (page: Page) =>
  page.getByRole('table', { name: 'Packs in the library' }).getByRole('row', { name: pack })

test('an administrator sees what is in the library, and finds what can be added', async () => {
  await admin.goto('/admin/law-library')
  await expect(admin.getByRole('heading', { name: 'Law library', level: 1 })).toBeVisible()
  await expect(admin.getByRole('row', { name: /^Starter set/ })).toContainText(starter.toLocaleString('en-US'))
  await expect(admin.getByRole('row', { name: /^Supreme Court of the United States/ })).toBeVisible()
  await expect(admin.getByText('This installation is offline (OFFLINE=1), so nothing is downloaded.')).toBeVisible()
  await expect(admin.getByText('Size not published').first()).toBeVisible()
  await admin.getByLabel('Search', { exact: true }).fill('federal reporter third')
  await expect(admin.getByRole('row', { name: /^Federal Reporter, Third/ })).toContainText('Layout not tried')
  await expect(admin.getByRole('row', { name: /^Federal Reporter, Third/ })).toContainText('Not in the folder')
  await accessibleInEveryLook(admin)
  await admin.getByLabel('Search', { exact: true }).fill('maritime custom of nowhere')
  await expect(admin.getByText('No packs found')).toBeVisible()
})

test('a pack is added from a folder, is listed with its date and count, and is removed', async () => {
  test.skip(!TEST_DATA, 'TEST_DATA is not set')
  const sample = join(TEST_DATA ?? '', 'bulk/ecfr/versioner-full-title-1.xml.gz')
  await mkdir(dirname(join(folder, address)), { recursive: true })
  await writeFile(join(folder, address), gunzipSync(await readFile(sample)))
  await admin.goto('/admin/law-library')
  await admin.getByLabel('Search', { exact: true }).fill('title 1: general provisions')
  await admin.getByRole('button', { name: `Add from folder: ${pack}` }).click()
  // The page looks again by itself.
  await expect(heldRow(admin)).toContainText('August 20, 2026', { timeout: 60_000 })
  await expect(heldRow(admin)).toContainText(/\d with text/)
  await expect(admin.getByRole('heading', { name: 'In progress' })).toHaveCount(0)
  await accessibleInEveryLook(admin)
  await admin.getByRole('button', { name: `Remove ${pack}` }).click()
  const asked = admin.getByRole('alertdialog', { name: 'Remove this pack?' })
  await expect(asked).toContainText('will be deleted from the library')
  await accessible(admin)
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(heldRow(admin)).toHaveCount(0, { timeout: 60_000 })
})

test('every other user can look at it, and change nothing', async ({ browser, baseURL }) => {
  const member = await (await browser.newContext({ baseURL })).newPage()
  await signUp(member, 'Miguel Santos')
  await member.getByRole('link', { name: 'Law library' }).click()
  await expect(member.getByRole('heading', { name: 'Law library', level: 1 })).toBeVisible()
  await expect(member.getByRole('row', { name: /^Starter set/ })).toBeVisible()
  await expect(member.getByRole('button', { name: /^(Add|Remove|Update|Check)/ })).toHaveCount(0)
  await accessibleInEveryLook(member)
  expect(
    (await member.request.post('/api/admin/law-library/packs/cfr-1/add', { data: { from: 'folder' } })).status(),
  ).toBe(403)
  await member.context().close()
})
