import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

async function findsNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)).toEqual([])
}

/** In the page itself: no frame is of another origin, and without a window of its own for each look it takes less time. */
const looking = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true)

/** Axe finds nothing, and the page cannot be scrolled sideways. */
export async function accessible(page: Page): Promise<void> {
  // What waits for its scripts has nothing to look at yet.
  await page.locator('main').first().waitFor({ state: 'attached' })
  await findsNothing(looking(page))
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0)
}

const themes = ['light', 'dark'] as const

/**
 * The same in both themes and at several widths, the page left at the first. In the dark theme the page is what it is in
 * the light one but for its colors, so these alone are looked at there.
 */
export async function accessibleInEveryLook(page: Page, widths: readonly number[] = [1440, 375]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (colorScheme === 'light') await accessible(page)
      else await findsNothing(looking(page).withRules(['color-contrast', 'link-in-text-block']))
    }
  }
  await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' })
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 })
}
