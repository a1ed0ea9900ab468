import { expect, type Page, test } from '@playwright/test'
import { accessible, accessibleInEveryLook } from '../support/axe.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { ownServer, signIn, signUp } from '../support/own-server.ts'
import { password } from '../support/people.ts'

const { baseURL } = ownServer(12)
// Passkeys are for a name, and an address has none.
test.use({ baseURL: baseURL.replace('127.0.0.1', 'localhost') })

const signOut = (page: Page) => page.request.post('/api/logout')

async function givePassword(page: Page, email: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: 'Your backup codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

test('whoever owes a factor is led to set up an authenticator app, and signing in asks for its code or a backup code', async ({
  page,
}) => {
  // The first account of this server is the administrator's, who asks it of administrators and owes one at once.
  const { email } = await signUp(page)
  expect((await page.request.put('/api/admin/settings', { data: { secondFactor: 'administrators' } })).status()).toBe(
    200,
  )
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/settings\/sign-in$/)
  const owed = page.getByText('Set up a second factor to continue.')
  await expect(owed).toBeVisible()
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('textbox', { name: 'Current password' }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add your account to the app' })
  await expect(dialog.getByRole('img', { name: /scan/ })).toBeVisible()
  await accessible(page)
  const secret = (await dialog.locator('li > span').textContent()) ?? ''
  const code = dialog.getByLabel('Authenticator app code')
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is incorrect')
  await code.fill(oneTimeCode(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const [backup = ''] = await keepCodes(page)
  await expect(page.getByText('10 of 10')).toBeVisible()
  await expect(owed).toBeHidden()
  await accessibleInEveryLook(page)

  await signOut(page)
  await givePassword(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await accessible(page)
  await page.getByLabel('Authenticator app code').fill(oneTimeCode(secret, 1))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await signOut(page)
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(backup)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a passkey is added, and signs in by itself', async ({ page, context }) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { email } = await signUp(page)
  await page.goto('/settings/sign-in')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('Office laptop')
  await page.getByRole('textbox', { name: 'Current password' }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await keepCodes(page)
  await expect(page.getByRole('table', { name: 'Your passkeys' })).toContainText('Office laptop')
  await accessible(page)

  await signOut(page)
  await givePassword(page, email)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/settings/sign-in')
  await page.getByRole('button', { name: 'Remove Office laptop' }).click()
  await page.getByRole('textbox', { name: 'Current password' }).fill(password)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Your passkeys' })).toBeHidden()
  await signOut(page)
  await page.goto('/auth')
  await signIn(page, email)
})
