import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags, browserPath } from './support/browser.ts'
import { startMilliseconds } from './support/main.ts'
import { takePorts } from './support/ports.ts'

// Read again in each worker, which has these from the first reading.
process.env.E2E_PORT ??= String(await takePorts())
process.env.E2E_TEMPLATE ??= join(tmpdir(), `casewright-e2e-template-${randomUUID()}`)
const port = process.env.E2E_PORT

export default defineConfig({
  testDir: './tests',
  testIgnore: (process.env.E2E_WITHOUT ?? '')
    .split(',')
    .filter(Boolean)
    .map((file) => `**/${file}`),
  outputDir: './test-results',
  fullyParallel: false,
  // Tests mostly wait; two at a time take little more than half the time of one after another, on two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a loaded machine one of several hundred meets a pause; one that passes at a second try is named at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // Who tests motion asks for it.
    reducedMotion: 'reduce',
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: browserPath(), args: browserFlags },
    // A trace costs a quarter of the time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
  },
  // The whole product, as `npm start` runs it: embedded database, built web app, and the data of a first start.
  webServer: {
    command: 'node support/serve.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 2 * startMilliseconds,
  },
})
