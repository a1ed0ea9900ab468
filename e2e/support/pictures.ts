import { join } from 'node:path'
import type { Page } from '@playwright/test'

const looks = {
  wide: [1440, 'light'],
  'wide-dark': [1440, 'dark'],
  tablet: [768, 'light'],
  'tablet-dark': [768, 'dark'],
  phone: [375, 'light'],
  'phone-dark': [375, 'dark'],
} as const

/** Takes pictures of a page in several looks and as printed, if SCREENSHOTS names a folder. */
export async function picturesOf(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (!folder) return
  for (const [look, [width, colorScheme]] of Object.entries(looks)) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    // What stays in sight would stand in the middle of the picture.
    await page.evaluate(() => scrollTo(0, 0))
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 800, height: 1000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.screenshot({ path: join(folder, `${name}-print.png`), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ media: null, colorScheme: null })
}
