import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { entry, search } from '../support/legal-research.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { picturesOf } from '../support/pictures.ts'

const folder = join(tmpdir(), `casewright-e2e-packs-${randomUUID()}`)
const pack = 'Code of Federal Regulations, Title 1: General Provisions'
const path = join(folder, 'www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-1.xml')

ownServer(71, { OFFLINE: '1', LAW_FOLDER: folder })

test.describe.configure({ mode: 'serial' })

let admin: Page

test.beforeAll(async ({ browser, baseURL }) => {
  admin = await (await browser.newContext({ baseURL })).newPage()
  await signUp(admin, 'Dana Okafor')
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

// Invented sections in the publisher's layout.
const section = (number: number, words: string) =>
  `<DIV8 N="1.${number}" TYPE="SECTION"><HEAD>§ 1.${number} Publication of notices.</HEAD><P>${words}</P><CITA>[37 FR 23603, Nov. 4, 1972]</CITA></DIV8>`

async function release(day: string, sections: readonly string[]) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(
    path,
    `<ECFR><VOLUME N="1" AMDDATE="${day}"/><DIV1 N="1" TYPE="TITLE"><HEAD>Title 1—General Provisions</HEAD><DIV3 N="I" TYPE="CHAPTER"><HEAD>CHAPTER I—NOTICES</HEAD>${sections.join('')}</DIV3></DIV1></ECFR>`,
  )
}
const paragraph = (verb: string) =>
  `(a) A notice ${verb} be published in the Federal Register, as 5 U.S.C. § 552 requires. (b) The notice states who gives it, for whom, and by what authority.`

const heldRow = () => admin.getByRole('table', { name: 'Packs in the library' }).getByRole('row', { name: pack })
const button = (label: string) => admin.getByRole('button', { name: `${label}: ${pack}` })
const working = () => admin.getByRole('listitem').filter({ has: button('Cancel') })

async function openLibrary() {
  await admin.goto('/admin/law-library')
  await admin.getByLabel('Search', { exact: true }).fill('title 1: general provisions')
}

test('an import is paused, resumed, and given up after a question, and leaves nothing behind', async () => {
  // Large enough to be at work still when it is paused.
  await release(
    '2026-08-20',
    Array.from({ length: 6000 }, (_, nth) => section(nth + 1, `${nth}: ${paragraph('shall').repeat(12)}`)),
  )
  await openLibrary()
  await button('Add from folder').click()
  await button('Pause').click()
  await expect(working()).toContainText('Paused', { timeout: 90_000 })
  await accessibleInEveryLook(admin)
  await picturesOf(admin, 'law-library-paused')
  await button('Resume').click()
  await expect(button('Pause')).toBeVisible()
  await button('Cancel').click()
  const asked = admin.getByRole('alertdialog', { name: 'Cancel adding this pack?' })
  await expect(asked).toContainText('What was downloaded and imported so far is deleted.')
  await accessibleInEveryLook(admin)
  await picturesOf(admin, 'law-library-cancel')
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(button('Cancel')).toBeVisible()
  await button('Cancel').click()
  await asked.getByRole('button', { name: 'Cancel adding' }).click()
  await expect(working()).toHaveCount(0, { timeout: 90_000 })
  await expect(heldRow()).toHaveCount(0)
})

test('a pack that is updated says what changed', async () => {
  await release('2026-08-20', [section(1, paragraph('shall')), section(2, paragraph('may'))])
  await openLibrary()
  await button('Add from folder').click()
  await expect(heldRow()).toContainText('August 20, 2026', { timeout: 90_000 })
  await release('2026-09-01', [section(1, paragraph('must')), section(3, paragraph('may'))])
  await button('Update from folder').click()
  await expect(heldRow()).toContainText('1 changed', { timeout: 90_000 })
  await expect(heldRow()).toContainText('September 1, 2026')
  await admin.getByRole('button', { name: `See what changed in ${pack}` }).click()
  const changes = admin.getByRole('dialog')
  await expect(changes).toContainText('1 C.F.R. § 1.1')
  await accessibleInEveryLook(admin)
  await picturesOf(admin, 'law-library-changes')
  await admin.keyboard.press('Escape')
  await picturesOf(admin, 'law-library-held')
})

test('a section is read with its place in the code, its neighbors, and the text before the update', async () => {
  await search(admin, '1 CFR 1.1')
  const found = entry(admin, 'Publication of notices')
  await found.first().getByRole('link', { name: 'View Full Document' }).click()
  await expect(admin).toHaveURL(/\/library\//)
  // What was announced on the page before is not part of this one.
  await admin.reload()
  await expect(admin.getByRole('list', { name: 'Place in the code' })).toContainText('Title 1')
  await expect(admin.getByText('A notice must be published in the Federal Register')).toBeVisible()
  await expect(admin.getByText('37 FR 23603, Nov. 4, 1972')).toBeVisible()
  await accessibleInEveryLook(admin)
  await picturesOf(admin, 'reading-section')
  await admin.getByRole('button', { name: /Text as of/ }).click()
  await admin.getByRole('option', { name: /Aug 20, 2026/ }).click()
  await expect(admin.getByText('A notice shall be published in the Federal Register')).toBeVisible()
  await expect(admin.getByText('It may no longer be in force.')).toBeVisible()
  await picturesOf(admin, 'reading-section-before')
  await admin.getByRole('button', { name: 'Show the current text' }).click()
  await admin.getByRole('navigation', { name: 'Neighboring sections' }).getByRole('link', { name: /^Next/ }).click()
  await expect(admin.getByText('1 C.F.R. § 1.3').first()).toBeVisible()
})
