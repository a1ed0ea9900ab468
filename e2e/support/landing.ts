import { expect, type Page } from '@playwright/test'

export const headline = 'Revolutionize Legal Work with AI'

/** Opens the landing page and waits until its script has taken over. */
export async function openLanding(page: Page, url = '/') {
  await page.goto(url)
  await expect(page.getByRole('button', { name: /^Use the (dark|light) theme$/ })).toBeAttached()
}

/** Starts to collect what moved without anybody's doing; to be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of all that moved. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))

/** From now on animations begin and stay at their first frame, so that each can be looked at. */
export async function holdAnimations(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

export interface Motion {
  duration: number
  delay: number
  /** The first frame. */
  from: { translate?: string; opacity?: string }
}

/** The animations that stand on an element itself. */
export const motionsOf = (page: Page, selector: string): Promise<Motion[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      element.getAnimations().map(({ effect }) => {
        const { duration, delay } = effect?.getTiming() ?? {}
        const [first] = (effect as KeyframeEffect).getKeyframes()
        return {
          duration: Number(duration),
          delay: Number(delay),
          from: { translate: first?.translate as string, opacity: first?.opacity as string },
        }
      }),
    )
