// npm run test:slow: runs the slow tests that guard something that has changed since they last passed, and writes down
// what they passed on, to be committed. `npm run test:slow -- --all` runs all of them, `-- faults backups` some.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { countLine, giveUp, say } from './lib/say.mjs'
import { keepPassed, slowLanes, vitestFiles } from './lib/slow/slow-tests.mjs'
import { createTally } from './lib/tally.mjs'
import { runVitest } from './lib/vitest.mjs'
import { buildWeb } from './lib/web.mjs'

const words = process.argv.slice(2)
const all = slowLanes()
const asked = words.filter((word) => word !== '--all')
const unknown = asked.filter((word) => !all.some(({ name }) => name === word))
if (unknown.length > 0)
  giveUp(`There are no slow tests '${unknown.join("', '")}'. There are: ${all.map(({ name }) => name).join(', ')}.`)
const due = all.filter(({ name, changed }) =>
  asked.length > 0 ? asked.includes(name) : changed || words.includes('--all'),
)
if (due.length === 0) {
  say('Nothing to run: no file that slow tests guard has changed since they passed.')
  say(countLine({ passed: 0, failed: 0 }))
  process.exit(0)
}
await install()
const tally = createTally()
if (due.some((lane) => vitestFiles(lane).length === 0)) {
  const built = await buildWeb()
  if (!built.ok) tally.add('The build of the web app', built)
}
const folder = mkdtempSync(join(tmpdir(), 'casewright-test-reports-'))
for (const lane of due) {
  say(`\n${lane.name}: ${lane.what}`)
  const only = vitestFiles(lane)
  const { result, counts } =
    only.length > 0
      ? await runVitest(join(folder, 'vitest.json'), { only })
      : await runPlaywright(join(folder, 'playwright.json'), { only: lane })
  const passed = tally.add(only.length > 0 ? 'Vitest' : 'Playwright', result, counts)
  // What was not there to be tried has not passed.
  if (passed && process.env.TEST_DATA) keepPassed([lane])
}
rmSync(folder, { recursive: true, force: true })
if (!process.env.TEST_DATA) say('\nNothing was written down: without TEST_DATA some of these tests are skipped.')
tally.end()
