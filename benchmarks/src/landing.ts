import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { startServer, withFolder } from './process.ts'
import { median, type Row } from './table.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const runs = 5
const slowdown = 4
const limit = 1500

interface Visit {
  firstPaint: number
  largestPaint: number
  shift: number
  scriptBytes: number
  allBytes: number
}

/** How soon the landing page is painted on a processor four times slower, and what it loads. */
export const measureLanding = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const server = await startServer(['node', `${root}apps/server/src/boot/main.ts`], { DATA_DIR: folder })
    const browser = await chromium.launch({ executablePath: installed(), args: ['--no-sandbox'] })
    try {
      const moving = await visits(browser, server.url, 'no-preference')
      const still = await visits(browser, server.url, 'reduce')
      const middle = (all: Visit[], part: keyof Visit) => median(all.map((visit) => visit[part]))
      const most = Math.max(...[...moving, ...still].map(({ shift }) => shift))
      const row = (measure: string, ours: number, theirs = limit): Row => ({ measure, ours, against: 'limit', theirs })
      return [
        row('landing: first paint, 4 times slower', middle(moving, 'firstPaint')),
        row('landing: first paint, reduced motion', middle(still, 'firstPaint')),
        row('landing: largest paint, reduced motion', middle(still, 'largestPaint')),
        { ...row('landing: shift of the layout, the worst', most, 0.02), unit: '' },
        { ...row('landing: scripts as sent', middle(still, 'scriptBytes') / 1000, 120), unit: 'kB' },
        { ...row('landing: all files as sent', middle(still, 'allBytes') / 1000, 500), unit: 'kB' },
      ]
    } finally {
      await browser.close()
      await server.stop()
    }
  })

async function visits(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Visit[]> {
  const all: Visit[] = []
  for (let run = 0; run < runs; run++) all.push(await visit(browser, url, reducedMotion))
  return all
}

async function visit(browser: Browser, url: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(6000)
  const measured = await page.evaluate(observed)
  await context.close()
  return measured
}

/** Runs in the page. */
async function observed(): Promise<Visit> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve([]), 1000)
    })
  const [paints, largest, shifts, files, document] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'resource', 'navigation'].map(entries),
  )
  const bytes = (all: PerformanceEntry[] = []) =>
    all.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)
  return {
    firstPaint: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    largestPaint: largest?.at(-1)?.startTime ?? Number.NaN,
    shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
    scriptBytes: bytes(files?.filter(({ name }) => name.endsWith('.js'))),
    allBytes: bytes(files) + bytes(document),
  }
}

const installed = () =>
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
