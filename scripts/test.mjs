// npm test: does all its own setup, runs the tests and ends with one line that counts them. Of the slow tests it runs
// those that guard something that has changed since they last passed, and writes down what they passed on, to be committed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { filesUnder } from './lib/files.mjs'
import { install } from './lib/install.mjs'
import { inRoot } from './lib/paths.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { say } from './lib/say.mjs'
import { keepPassedOf, slowLanes, vitestFiles } from './lib/slow/slow-tests.mjs'
import { createTally } from './lib/tally.mjs'
import { runVitest } from './lib/vitest.mjs'
import { buildWeb, hasWeb } from './lib/web.mjs'

/** Writes down what slow tests passed on, where they met all of their material and somebody can commit it. */
const keep = (ran, counts) => {
  if (counts && process.env.TEST_DATA && !process.env.CI) keepPassedOf(ran, counts.failures)
}

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
const unit = await runVitest(join(folder, 'vitest.json'), { without: left.flatMap(vitestFiles), env })
tally.add('Vitest', unit.result, unit.counts)
keep(
  changed.filter((lane) => vitestFiles(lane).length > 0),
  unit.counts,
)

const hasBrowserTests = existsSync(inRoot('e2e/playwright.config.ts')) && filesUnder('e2e/tests').length > 0
if (hasBrowserTests && built.ok && browser.found) {
  const { result, counts } = await runPlaywright(join(folder, 'playwright.json'), { without: left, env })
  tally.add('Playwright', result, counts)
  keep(
    changed.filter((lane) => vitestFiles(lane).length === 0),
    counts,
  )
}

rmSync(folder, { recursive: true, force: true })
tally.end()
