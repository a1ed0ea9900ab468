import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { main, startMilliseconds } from './main.ts'
import { password, type SomeBody } from './people.ts'
import { ownPort } from './ports.ts'

/**
 * A Casewright for the tests of one file, which can be stopped and started again on the same data. With
 * one server for all files they would make more accounts than an address may make in an hour.
 * @param offset of its port to that of the shared server; another one for each file
 */
export function ownServer(offset: number) {
  const port = ownPort(offset)
  const baseURL = `http://127.0.0.1:${port}`
  let folder = ''
  let child: ChildProcess | undefined

  const start = async () => {
    child = spawn(process.execPath, [main], {
      env: { SOURCES: 'library', ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' },
      stdio: 'inherit',
    })
    for (let tries = 0; tries < startMilliseconds / 100; tries++) {
      const ready = await fetch(`${baseURL}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready) return
      await wait(100)
    }
    throw new Error('Casewright did not start')
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }
  test.use({ baseURL })
  test.beforeAll(async () => {
    test.setTimeout(startMilliseconds)
    folder = await mkdtemp(join(tmpdir(), 'casewright-e2e-'))
    await start()
  })
  test.afterAll(async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  return { baseURL, start, stop }
}

/** A new account, signed in on the page's browser without a form, with its dashboard open. */
export async function signUp(page: Page, name = 'Dana Okafor'): Promise<SomeBody> {
  const email = `${crypto.randomUUID()}@example.com`
  const answer = await page.request.post('/api/register', { data: { name, email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { name, email }
}

/** Signs in by the form that stands on the page. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
