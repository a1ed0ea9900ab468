import { existsSync } from 'node:fs'
import { pnpm, run } from './run.mjs'
import { say } from './say.mjs'

/** The one without windows first: the same pages for three quarters of the work. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const onMachine = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))

/**
 * A browser for the tests: one of the machine, else Playwright's own, else the distribution's.
 * @returns {Promise<{ found: boolean, path?: string }>} without a path it is Playwright's own
 */
export async function findBrowser() {
  const there = onMachine()
  if (there) return { found: true, path: there }
  say('Fetching a browser for the tests…')
  const playwright = ['--filter', '@casewright/e2e', 'exec', 'playwright', 'install', 'chromium']
  if ((await pnpm(playwright, { quiet: true })).ok) return { found: true }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { quiet: true, env })
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!onMachine()) await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, env })
  }
  const path = onMachine()
  return { found: Boolean(path), path }
}
