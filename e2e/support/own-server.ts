import { rm } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { newDataFolder } from './data-folder.ts'
import { startMilliseconds } from './main.ts'
import { newAccount, password, type SomeBody } from './people.ts'
import { ownPort } from './ports.ts'
import { startCasewright } from './server.ts'

/**
 * A Casewright for the tests of one file, which can be stopped and started again on the same data. With
 * one server for all files they would make more accounts than an address may make in an hour.
 * @param offset of its port to that of the shared server; another one for each file
 * @param settings of its environment
 */
export function ownServer(offset: number, settings: Record<string, string> = {}) {
  const port = ownPort(offset)
  const baseURL = `http://127.0.0.1:${port}`
  let folder = ''
  let server: Awaited<ReturnType<typeof startCasewright>> | undefined

  const start = async () => {
    server = await startCasewright(port, { ...settings, E2E_DATA_DIR: folder, E2E_KEEP_DATA: '1' })
  }
  const stop = async () => server?.stop()
  test.use({ baseURL })
  test.beforeAll(async () => {
    test.setTimeout(startMilliseconds)
    folder = await newDataFolder()
    await start()
  })
  test.afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return { baseURL, start, stop }
}

/** A new account, signed in on the page's browser without a form, with its dashboard open. */
export async function signUp(page: Page, name?: string): Promise<SomeBody> {
  const account = await newAccount(page, name)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return account
}

/** Signs in by the form that stands on the page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
