import { expect, test } from '@playwright/test'
import { password, register } from '../support/people.ts'

test.describe('sign-in and sign-up', () => {
  test('a visitor who opens a protected page is led to /auth, and from there to the dashboard', async ({ page }) => {
    for (const path of ['/dashboard', '/ai-search', '/ai-search/brief-summarizer']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth$/)
    }
    await register(page, 'Ruth Ellen Garcia')
    await expect(page.getByText('Welcome back, Ruth!')).toBeVisible()
    await page.goto('/auth')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('the sign-in form says what is missing, in the words of the specification', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await page.getByLabel('Email').fill('not an email')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Please enter a valid email')).toBeVisible()
  })

  test('the create-account form says what is missing, and toggling clears it', async ({ page }) => {
    await page.goto('/auth')
    const toggle = page.getByRole('button', { name: /create (an )?account|sign up/i }).first()
    await toggle.click()
    await page.getByLabel('Full name').fill('   ')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill('another')
    await page.getByRole('button', { name: 'Create Account' }).click()
    for (const sentence of [
      'Full name is required',
      'Email is required',
      "Passwords don't match",
      'You must accept the terms and conditions',
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    await page
      .getByRole('button', { name: /sign in/i })
      .first()
      .click()
    await expect(page.getByText('Email is required')).toBeHidden()
  })

  test('a wrong password is told by a toast', async ({ page }) => {
    const { email } = await register(page)
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL(/\/auth$/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid email or password', { exact: true })).toBeVisible()
  })

  test('an unknown address shows the Page Not Found card', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page.getByText('Page Not Found')).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  })
})
