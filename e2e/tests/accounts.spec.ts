import { expect, type Page, test } from '@playwright/test'
import { accessibleInEveryLook } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { password, register } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

ownServer(43)

const toCreateAccount = async (page: Page) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Create an account' }).click()
}
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const confirmField = (page: Page) => page.getByLabel('Confirm password', { exact: true })

const fillSignIn = async (page: Page, email: string, given: string) => {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(given)
}
const fillSignUp = async (page: Page, given: string, email = `${crypto.randomUUID()}@example.com`) => {
  await page.getByLabel('Full name').fill('Dana Okafor')
  await fillSignIn(page, email, given)
  await confirmField(page).fill(given)
  await page.getByRole('checkbox').check({ force: true })
  return email
}

/** Holds a call back until told. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test.describe('sign-in and sign-up', () => {
  test('a visitor who opens a protected page is led to /auth, and from there to the dashboard', async ({ page }) => {
    for (const path of ['/dashboard', '/ai-search', '/ai-search/brief-summarizer', '/settings/profile', '/admin']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth$/)
    }
    await register(page, 'Ruth Ellen Garcia')
    await expect(page.getByText('Welcome back, Ruth!')).toBeVisible()
    await page.goto('/auth')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('on large screens a marketing panel lists the three selling points', async ({ page }) => {
    await page.goto('/auth')
    const panel = page.getByRole('complementary')
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    for (const point of [
      'AI Legal Research & Case Law Analysis',
      'Intelligent Document Summarization',
      'Predictive Risk Analysis',
    ])
      await expect(panel.getByText(point, { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('the sign-in form says what is missing, in the words of the specification', async ({ page }) => {
    await page.goto('/auth')
    await signIn(page).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await page.getByLabel('Email').fill('not an email')
    await signIn(page).click()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('the create-account form says what is missing, and toggling clears it', async ({ page }) => {
    await toCreateAccount(page)
    await page.getByLabel('Full name').fill('   ')
    await passwordField(page).fill(password)
    await confirmField(page).fill('another')
    await createAccount(page).click()
    for (const sentence of [
      'Full name is required',
      'Email is required',
      "Passwords don't match",
      'You must accept the terms and conditions',
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    await passwordField(page).fill('')
    await confirmField(page).fill('')
    await createAccount(page).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByText('Please confirm your password')).toBeVisible()

    await page.getByLabel('Email').fill('dana@okafor')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByLabel('Email')).toHaveValue('dana@okafor')
    await expect(page.getByLabel('Email')).toBeFocused()
    await signIn(page).click()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
    await page.getByRole('button', { name: 'Create an account' }).click()
    for (const form of [page.getByText('Please enter a valid email'), page.getByText('Full name is required')])
      await expect(form).toBeHidden()
    await expect(page.locator('[aria-invalid=true], [data-invalid]')).toHaveCount(0)
  })

  test("the submit buttons say 'Creating Account...' and 'Signing In...' while the request is in flight", async ({
    page,
  }) => {
    const answerRegister = await hold(page, '/api/register')
    await toCreateAccount(page)
    const email = await fillSignUp(page, password)
    await createAccount(page).click()
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible()
    answerRegister()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('button', { name: 'Sign out' }).click()

    const answerLogin = await hold(page, '/api/login')
    await fillSignIn(page, email, password)
    await signIn(page).click()
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
    answerLogin()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('password managers find their fields, and a password can be shown', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
    await passwordField(page).fill('in plain sight')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByLabel('Full name')).toHaveAttribute('autocomplete', 'name')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
    for (const field of [passwordField(page), confirmField(page)]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(field).toHaveAttribute('type', 'password')
    }
  })

  test('the rules for passwords are said, and held to by the server', async ({ page }) => {
    await toCreateAccount(page)
    await expect(passwordField(page)).toHaveAccessibleDescription(
      '8 to 128 characters. Avoid common passwords and your own name or email, even with digits added.',
    )
    await fillSignUp(page, 'short')
    await createAccount(page).click()
    await expect(page.getByText('Please choose a password of at least 8 characters')).toBeVisible()
    await fillSignUp(page, 'Password2026!')
    await createAccount(page).click()
    await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Please choose a password that is harder to guess/).first()).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('Dana Okafor')
  })

  test('the terms open over the form, which loses nothing, and can be accepted there', async ({ page }) => {
    await toCreateAccount(page)
    await fillSignIn(page, 'dana@okafor.example', password)
    await page.getByRole('link', { name: 'terms and conditions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' })
    await expect(dialog.getByText(/It is not a lawyer, it gives no legal advice/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('link', { name: 'terms and conditions' }).press('Enter')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.getByLabel('Email')).toHaveValue('dana@okafor.example')
  })

  test('all of it works by the keyboard alone', async ({ page }) => {
    const email = `${crypto.randomUUID()}@example.com`
    const next = async (text?: string) => {
      await page.keyboard.press('Tab')
      if (text) await page.keyboard.type(text)
    }
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Create an account' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Full name')).toBeFocused()
    await page.keyboard.type('Key Board')
    await next(email)
    await next(password)
    await next() // Show password
    await next(password)
    await next() // Show confirm password
    await next()
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Welcome back, Key!')).toBeVisible()
  })

  test('an unknown address shows the Page Not Found card', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByText('Page Not Found')).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  })
})

test.describe('what goes wrong is told', () => {
  test('a wrong password is told by a toast', async ({ page }) => {
    const { email } = await register(page)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(/\/auth$/)
    await fillSignIn(page, email, 'wrong password')
    await signIn(page).click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
  })

  test('an email that has an account already is told by a toast', async ({ page }) => {
    const { email } = await register(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await toCreateAccount(page)
    await fillSignUp(page, password, email)
    await createAccount(page).click()
    await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible()
    await expect(
      page.getByText('An account with this email already exists. Sign in instead.', { exact: true }),
    ).toBeVisible()
  })

  test('where the server says nothing, the toasts have words of their own', async ({ page }) => {
    await page.route(/\/api\/(login|register)$/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/auth')
    await fillSignIn(page, 'dana@okafor.example', password)
    await signIn(page).click()
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Create an account' }).click()
    await fillSignUp(page, password)
    await createAccount(page).click()
    await expect(page.getByText('Unable to create account', { exact: true })).toBeVisible()
  })

  test('ten wrong passwords lock an account, and the page says so and for how long', async ({ page }) => {
    const { email } = await register(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('After 10 incorrect passwords, sign-in is locked for 15 minutes.')).toBeVisible()
    for (let n = 0; n < 10; n++) await page.request.post('/api/login', { data: { email, password: 'wrong' } })
    await fillSignIn(page, email, password)
    await signIn(page).click()
    await expect(page.getByText('Sign-in is temporarily locked.')).toBeVisible()
    await expect(page.getByText(/Too many attempts\. Try again in 1[45] minutes\./).first()).toBeVisible()
  })

  test('a logout that fails is told by a toast', async ({ page }) => {
    await register(page)
    await page.route('/api/logout', (route) => route.fulfill({ status: 500, body: 'The session could not be ended.' }))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('Logout failed', { exact: true })).toBeVisible()
    await expect(page.getByText('500: The session could not be ended.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test('where registration is closed the page says so, once there is an administrator', async ({ page }) => {
  const port = ownPort(40)
  const casewright = await startCasewright(port, { REGISTRATION: 'closed' })
  try {
    await page.goto(`http://127.0.0.1:${port}/auth`)
    await expect(page.getByText('There are no accounts yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Create an account' }).click()
    await fillSignUp(page, password)
    await createAccount(page).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('There are no accounts yet.')).toBeHidden()
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByText('Registration is closed.')).toBeVisible()
    await expect(page.getByText('Ask your administrator for an invitation.')).toBeVisible()
    await expect(createAccount(page)).toBeHidden()
  } finally {
    await page.goto('about:blank')
    await casewright.stop()
  }
})

test('axe finds nothing on the forms, their errors and the terms, in every look', async ({ page }) => {
  test.slow()
  await page.goto('/auth')
  await signIn(page).click()
  await accessibleInEveryLook(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await createAccount(page).click()
  await accessibleInEveryLook(page)
  await page.getByRole('link', { name: 'terms and conditions' }).click()
  await expect(page.getByRole('dialog').getByText(/no legal advice/)).toBeVisible()
  await accessibleInEveryLook(page)
})
