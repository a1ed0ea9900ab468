import { expect, type Page, test } from '@playwright/test'
import { headline, holdAnimations, motionsOf, openLanding, shiftOf, watchShifts } from '../support/landing.ts'

test.use({ reducedMotion: 'no-preference' } as object)

/** Opens the page with its clock standing still. */
const openStill = async (page: Page) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await openLanding(page)
}
const typed = (page: Page) => page.locator('h1 [data-typed]').getAttribute('data-typed')
const opacityOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      let shown = 1
      for (let at: Element | null = element; at; at = at.parentElement) shown *= Number(getComputedStyle(at).opacity)
      return shown
    })
const late = ['Beyond Expectations', 'Launch Your AI Journey', 'Explore Demo', '95%']

test('the headline is typed out at 100 milliseconds a character, and is there whole from the start', async ({
  page,
}) => {
  await openStill(page)
  expect(await typed(page)).toBe('0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${headline} Beyond Expectations`)
  await page.clock.runFor(1000)
  expect(await typed(page)).toBe('10')
  await page.clock.runFor(99)
  expect(await typed(page)).toBe('10')
  await page.clock.runFor(3000)
  expect(await typed(page)).toBe(String(headline.length))
})

test('the second line, the subtext, the buttons and the stat pills appear 2 seconds after load', async ({ page }) => {
  await openStill(page)
  const stage = page.getByRole('region', { name: headline })
  await page.clock.runFor(1999)
  await expect(stage).not.toHaveAttribute('data-revealed')
  for (const text of late) expect(await opacityOf(page, text)).toBe(0)
  await page.clock.runFor(1)
  await expect(stage).toHaveAttribute('data-revealed', 'true')
  for (const text of late) await expect.poll(() => opacityOf(page, text)).toBe(1)
})

test('who tabs to a button before it appears sees it', async ({ page }) => {
  await openStill(page)
  await page.getByRole('link', { name: 'Launch Your AI Journey' }).focus()
  expect(await opacityOf(page, 'Launch Your AI Journey')).toBe(1)
})

test('nothing moves while the page types and reveals: the layout shifts by less than 0.02', async ({ page }) => {
  await watchShifts(page)
  await openLanding(page)
  await expect(page.locator('h1 [data-typed]')).toHaveAttribute('data-typed', String(headline.length))
  expect(await shiftOf(page)).toBeLessThan(0.02)
})

test('what is scrolled to enters in 0.6 seconds from 60 pixels, its children 0.1 seconds apart', async ({ page }) => {
  await openLanding(page)
  const cards = page
    .locator('[data-enter]')
    .filter({ has: page.getByRole('article') })
    .first()
  await expect(cards).toHaveAttribute('data-enter', 'waiting')
  await holdAnimations(page)
  await cards.scrollIntoViewIfNeeded()
  await expect(cards).toHaveAttribute('data-enter', 'entered')
  const entrances = await Promise.all(
    [1, 2, 3].map((index) => motionsOf(page, `[data-enter="entered"] > article:nth-child(${index})`)),
  )
  expect(entrances.map(([motion]) => motion)).toEqual(
    [0, 100, 200].map((delay) => ({ duration: 600, delay, from: { translate: '0px 60px', opacity: '0' } })),
  )
})

test('a card under the pointer rises by 5 pixels over 0.2 seconds', async ({ page }) => {
  await openLanding(page)
  const card = page.getByRole('article').filter({ hasText: 'Starter' })
  await card.scrollIntoViewIfNeeded()
  expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.2s')
  await card.hover()
  await expect.poll(() => card.evaluate((element) => getComputedStyle(element).translate)).toBe('0px -5px')
})

test('six dots float behind the first view, in loops of 20 to 30 seconds', async ({ page }) => {
  await openLanding(page)
  const loops = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { iterations, duration } = effect?.getTiming() ?? {}
      return iterations === Number.POSITIVE_INFINITY ? [Number(duration)] : []
    }),
  )
  const dots = loops.filter((duration) => duration >= 20_000 && duration <= 30_000)
  expect(dots).toHaveLength(6)
  expect(loops.filter((duration) => duration < 20_000).sort()).toEqual([6_000, 8_000])
})

test('the gradients behind it loop in 8 and 6 seconds', async ({ page }) => {
  await openLanding(page)
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) =>
        getComputedStyle((effect as KeyframeEffect).target as Element).backgroundImage.includes('gradient'),
      )
      .map(({ effect }) => effect?.getTiming().duration),
  )
  expect(durations.sort()).toEqual([6_000, 8_000])
})

test('with reduced motion everything is there at once, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page)
  for (const text of late) expect(await opacityOf(page, text)).toBe(1)
  expect(await typed(page)).toBe(String(headline.length))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.locator('[data-enter="waiting"]')).toHaveCount(0)
})

test('without a script everything stands', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${headline} Beyond Expectations`)
  await expect(page.getByRole('link', { name: 'Launch Your AI Journey' })).toHaveCSS('opacity', '1')
  await page.getByText('What kind of support do you provide?').click()
  await expect(page.getByText('Email, chat and phone support')).toBeVisible()
  await context.close()
})

test('when its script never comes, everything is shown all the same', async ({ page }) => {
  await page.route(/\/assets\/landing-.*\.js$/, (route) => route.abort())
  await page.goto('/')
  expect(await opacityOf(page, 'Beyond Expectations')).toBe(0)
  await expect.poll(() => opacityOf(page, 'Beyond Expectations')).toBe(1)
  expect(await opacityOf(page, headline)).toBe(1)
})
