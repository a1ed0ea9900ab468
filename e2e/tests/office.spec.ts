import { expect, type Page, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { picturesOf } from '../support/pictures.ts'

ownServer(36)

const letterhead = {
  'Your name as you sign': 'Dana Okafor',
  'Bar number': '0098765',
  'Law firm': 'Okafor & Reyes LLP',
  'Address of the firm': '410 Superior Avenue\nCleveland, Ohio 44114',
  Phone: '216-555-0142',
  Email: 'dokafor@okaforreyes.example',
}
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`)
const card = (page: Page, title: RegExp) =>
  page.getByRole('group', { name: 'Document type' }).getByRole('button', { name: title })
const method = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Input method' }).getByRole('button', { name })
const saved = (page: Page, title: string) => expect(page.getByText(title, { exact: true })).toBeVisible()

async function fillLetterhead(page: Page, values: Record<string, string>) {
  await page.goto('/settings/letterhead')
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save letterhead' }).click()
}

test('a letterhead is filled in, shown as such, cleared with one click, and erased', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page, 'Dana Okafor')
  await fillLetterhead(page, { ...letterhead, Email: 'nobody' })
  await expect(page.getByText('Enter a valid email, or none.')).toBeVisible()
  await fillLetterhead(page, letterhead)
  await saved(page, 'Letterhead saved')
  await accessibleInEveryLook(page, [375, 1440])
  await picturesOf(page, 'letterhead')

  // A form shows whose each answer is, and gives one up with one click.
  await page.goto('/document-generation')
  await card(page, /^Business/).click()
  await method(page, 'Manual Filling').click()
  await expect(field(page, 'senderName')).toHaveValue('Dana Okafor')
  await expect(field(page, 'senderAddress')).toHaveValue('410 Superior Avenue\nCleveland, Ohio 44114')
  const phone = page.locator('[data-field="senderPhone"]')
  await expect(phone).toContainText('From your letterhead')
  await phone.getByRole('button', { name: /^Clear / }).click()
  await expect(field(page, 'senderPhone')).toHaveValue('')
  await expect(phone).toContainText('Cleared. It is in your letterhead.')
  await phone.getByRole('button', { name: /^Fill in / }).click()
  await expect(field(page, 'senderPhone')).toHaveValue('216-555-0142')
  await accessibleInEveryLook(page, [375, 1440])

  // A letter that was dictated has it, and says where it is from; one that somebody else writes has not.
  await method(page, 'Paste Text').click()
  await page.getByLabel('Pasted text').fill('Write to Thomas Halloran. The invoice of $12,500 has not been paid.')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const letter = page.getByRole('textbox', { name: 'Document text' })
  await expect(letter).toContainText('Okafor & Reyes LLP')
  await expect(letter).toContainText('216-555-0142')
  await page.getByRole('button', { name: /answers$/ }).click()
  await expect(page.getByText('From your letterhead').filter({ visible: true }).first()).toBeVisible()
  await accessibleInEveryLook(page, [375, 1440])
  await picturesOf(page, 'letterhead-letter')

  await fillLetterhead(page, Object.fromEntries(Object.keys(letterhead).map((label) => [label, ''])))
  await saved(page, 'Letterhead saved')
  await page.reload()
  await expect(page.getByLabel('Law firm', { exact: true })).toHaveValue('')
  expect(await (await page.request.get('/api/office-profile')).text()).not.toContain('Okafor & Reyes')
})

test('the parties of a matter are filled in by their role, while one works in it', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page, 'Dana Okafor')
  await page.goto('/matters')
  await page.getByRole('button', { name: 'Open a matter' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Lease of Elm Street')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('tab', { name: 'Parties' }).click()
  await page.getByRole('button', { name: 'Add a party' }).click()
  await page.getByRole('button', { name: 'Save parties' }).click()
  await expect(page.getByText('Enter the name of this party, or remove it.')).toBeVisible()
  const party = page.getByRole('group', { name: 'Party 1' })
  await party.getByLabel('Name').fill('Juniper Hollow LLC')
  await party.getByRole('button', { name: /Role/ }).click()
  await page.getByRole('option', { name: 'Landlord' }).click()
  await party.getByLabel('Address').fill('3000 Wazee Street\nDenver, Colorado 80205')
  await page.getByRole('button', { name: 'Save parties' }).click()
  await expect(page.getByRole('button', { name: 'Save parties' })).toBeEnabled()
  await accessibleInEveryLook(page, [375, 1440])
  await picturesOf(page, 'parties')

  const lease = async (text: string) => {
    await page.goto('/document-generation/contracts')
    // A draft that was left is restored.
    const anew = page.getByRole('button', { name: 'Start over' })
    await expect(anew.or(card(page, /^Rental/)).first()).toBeVisible()
    if (await anew.isVisible()) await anew.click()
    await card(page, /^Rental/).click()
    await method(page, 'Paste Text').click()
    await page.getByLabel('Pasted text').fill(text)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    return page.getByRole('textbox', { name: 'Document text' })
  }
  const without = await lease('Tenant: Bea Lindqvist\nRent: $1,950 a month')
  await expect(without).toContainText('Bea Lindqvist')
  await expect(without).not.toContainText('Juniper Hollow')

  await page.goto('/matters')
  await page.getByRole('link', { name: 'Lease of Elm Street' }).click()
  await page.getByRole('button', { name: 'Work in this matter' }).click()
  const within = await lease('Tenant: Bea Lindqvist\nRent: $1,950 a month')
  await expect(within).toContainText('Juniper Hollow LLC, at 3000 Wazee Street')
  await page.getByRole('button', { name: /answers$/ }).click()
  await expect(page.getByText('From the matter').filter({ visible: true }).first()).toBeVisible()
  // A landlord that is named is nobody of the matter.
  const other = await lease('Landlord: Ada Quill\nTenant: Bea Lindqvist\nRent: $1,950 a month')
  await expect(other).toContainText('Ada Quill')
  await expect(other).not.toContainText('Wazee')
})
