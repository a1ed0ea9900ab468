// npm test: does all its own set-up, runs every test and ends with one line that counts them.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { filesUnder } from './lib/files.mjs'
import { install } from './lib/install.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { readPlaywright, readVitest } from './lib/reports.mjs'
import { pnpm, run } from './lib/run.mjs'
import { countLine, say } from './lib/say.mjs'
import { buildWeb, hasWeb } from './lib/web.mjs'

const total = { passed: 0, failed: 0, skipped: 0, notes: [] }
const folder = mkdtempSync(join(tmpdir(), 'casewright-test-reports-'))

/** Adds what a runner counted; one that crashed, or failed without a failed test, is one failure. */
function add(runner, { ok, output }, counts) {
  if (output) say(output)
  const crashed = !counts || (!ok && counts.failed === 0)
  if (crashed) say(`${runner} did not come to its end.`)
  const { passed, failed, skipped, notes } = counts ?? { passed: 0, failed: 0, skipped: 0, notes: [] }
  total.passed += passed
  total.failed += failed + (crashed ? 1 : 0)
  total.skipped += skipped
  total.notes.push(...notes)
}

await install()
const browser = await findBrowser()
if (!browser.found) {
  total.failed += 1
  say('There is no browser to test with. Install Chromium, or set CHROMIUM_PATH to one.')
}
const env = browser.path ? { CHROMIUM_PATH: browser.path } : {}

const built = hasWeb() ? await buildWeb() : { ok: true, output: '' }
if (!built.ok) add('The build of the web app', built)

const unit = join(folder, 'vitest.json')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
add('Vitest', await run(node24, [...vitest, `--outputFile.json=${unit}`], { env }), readVitest(unit))

const hasBrowserTests = existsSync(inRoot('e2e/playwright.config.ts')) && filesUnder('e2e/tests').length > 0
if (hasBrowserTests && built.ok && browser.found) {
  const report = join(folder, 'playwright.json')
  const result = await pnpm(['--filter', '@casewright/e2e', 'exec', 'playwright', 'test'], {
    env: { ...env, E2E_REPORT: report },
  })
  add('Playwright', result, readPlaywright(report))
}

rmSync(folder, { recursive: true, force: true })
if (total.notes.length > 0) say(`\nSkipped:\n${total.notes.map((note) => `  ${note}`).join('\n')}`)
if (!process.env.TEST_DATA) say('\nTEST_DATA is not set: tests on real material are skipped.')
say(countLine(total))
process.exitCode = total.failed > 0 ? 1 : 0
