// npm test: does all its own setup, runs the tests and ends with one line that counts them. Of the slow tests it runs
// those that guard something that has changed since they last passed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { filesUnder } from './lib/files.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { readPlaywright } from './lib/reports.mjs'
import { pnpm } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { slowLanes } from './lib/slow/slow-tests.mjs'
import { createTally } from './lib/tally.mjs'
import { runVitest } from './lib/vitest.mjs'
import { buildWeb, hasWeb } from './lib/web.mjs'

const tally = createTally()
const folder = mkdtempSync(join(tmpdir(), 'casewright-test-reports-'))

await install()
const browser = await findBrowser()
if (!browser.found) tally.fail('There is no browser to test with. Install Chromium, or set CHROMIUM_PATH to one.')
const env = browser.path ? { CHROMIUM_PATH: browser.path } : {}

const built = hasWeb() ? await buildWeb() : { ok: true, output: '' }
if (!built.ok) tally.add('The build of the web app', built)

const lanes = slowLanes()
const namesOf = (some) => some.map(({ name }) => name).join(', ')
const changed = lanes.filter((lane) => lane.changed)
const left = lanes.filter((lane) => !lane.changed)
if (changed.length > 0) say(`Slow tests that run, because files they guard have changed: ${namesOf(changed)}.`)
if (left.length > 0) say(`Slow tests left out, because they passed on these very files: ${namesOf(left)}.`)
const unit = await runVitest(join(folder, 'vitest.json'), { without: left.flatMap(({ tests }) => tests), env })
tally.add('Vitest', unit.result, unit.counts)

const hasBrowserTests = existsSync(inRoot('e2e/playwright.config.ts')) && filesUnder('e2e/tests').length > 0
if (hasBrowserTests && built.ok && browser.found) {
  const report = join(folder, 'playwright.json')
  const result = await pnpm(['--filter', '@casewright/e2e', 'exec', 'playwright', 'test'], {
    env: { ...env, E2E_REPORT: report },
  })
  tally.add('Playwright', result, readPlaywright(report))
}

rmSync(folder, { recursive: true, force: true })
tally.end()
