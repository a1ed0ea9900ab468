import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser on this machine; undefined for Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place))

/** Nothing of the browser's own goes out while a test runs. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One origin and no graphics card: these would only take time.
  '--disable-gpu',
  '--disable-site-isolation-trials',
]
