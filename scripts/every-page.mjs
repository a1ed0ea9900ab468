// npm run every-page: axe on every page at four widths in both themes. SCREENSHOTS=<folder> keeps a picture of each, and
// README_PICTURES=<folder> makes the pictures of the README.
import { resolve } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { install } from './lib/install.mjs'
import { pnpm } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { buildWeb } from './lib/web.mjs'

await install()
const browser = await findBrowser()
if (!browser.found) say('There is no browser to look with. Install Chromium, or set CHROMIUM_PATH to one.')
const built = await buildWeb()
if (!built.ok) say(built.output)
const { SCREENSHOTS: folder, README_PICTURES: readme } = process.env
const { ok, output } = await pnpm(
  ['--filter', '@casewright/e2e', 'exec', 'playwright', 'test', '-c', 'matrix.config.ts'],
  {
    env: {
      ...(browser.path && { CHROMIUM_PATH: browser.path }),
      // npm runs scripts in the root: a path is meant from where the command was typed.
      ...(folder && { SCREENSHOTS: resolve(process.env.INIT_CWD ?? '.', folder) }),
      ...(readme && { README_PICTURES: resolve(process.env.INIT_CWD ?? '.', readme) }),
    },
  },
)
if (output) say(output)
process.exitCode = ok && built.ok ? 0 : 1
