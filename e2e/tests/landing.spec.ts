import { expect, type Locator, test } from '@playwright/test'
import { headline, openLanding } from '../support/landing.ts'

test.use({ reducedMotion: 'reduce' } as object)
test.beforeEach(({ page }) => openLanding(page))

const texts = (items: Locator) =>
  items.allInnerTexts().then((all) => all.map((text) => text.replaceAll(/\s+/g, ' ').trim()))

test('the page is public, and its sections stand in the order of the specification', async ({ page }) => {
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle('Casewright: AI legal research and document assistant')
  expect(await texts(page.locator('main').getByRole('heading', { level: 2 }))).toEqual([
    'Powerful Features for Legal Professionals',
    'Why Choose Casewright?',
    'Leadership',
    'What Our Clients Say',
    'Choose Your Plan',
    'Frequently Asked Questions',
    'Start Your Free Trial Today',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${headline} Beyond Expectations`)
})

test('a fixed top bar has the name of the product, and Sign In and Get Started lead to /auth', async ({ page }) => {
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Casewright')
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect((await bar.boundingBox())?.y).toBe(0)
  await expect(bar.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth')
  await bar.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('the first view has the badge, both buttons and three stat pills', async ({ page }) => {
  const hero = page.getByRole('region', { name: headline })
  await expect(hero.getByText('AI-Powered Legal Innovation')).toBeVisible()
  for (const pill of ['10K+ lawyers', '95% time saved', '99.9% accuracy'])
    await expect(hero.getByText(pill)).toBeVisible()
  await hero.getByRole('link', { name: 'Launch Your AI Journey' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test("'Explore Demo' leads to the features and takes the focus there", async ({ page }) => {
  await page.getByRole('link', { name: 'Explore Demo' }).press('Enter')
  const features = page.getByRole('region', { name: 'Powerful Features for Legal Professionals' })
  await expect(features).toBeFocused()
  await expect(features.getByRole('heading', { level: 2 })).toBeInViewport()
})

test('the decorative card has four tiles, and is nothing to a screen reader', async ({ page }) => {
  const tiles = page.locator('[aria-hidden="true"]').filter({ hasText: 'Casewright Reports' })
  for (const tile of ['AI Search', 'Documents', 'Analysis', 'AI Insights'])
    await expect(tiles.getByText(tile, { exact: true })).toBeVisible()
  expect(await page.getByRole('region', { name: headline }).ariaSnapshot()).not.toContain('AI Insights')
})

test('three cards tell the features', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Powerful Features' }).getByRole('article')
  expect(await texts(cards.getByRole('heading', { level: 3 }))).toEqual([
    'AI Legal Search',
    'Document Generation',
    'Document Analysis',
  ])
  expect(await texts(cards.nth(0).getByRole('listitem'))).toEqual([
    'Quick questions',
    'Case law research',
    'Statute analysis',
  ])
  await expect(cards.nth(1)).toContainText(
    'Legal letters, contracts and agreements, and legal applications, to professional USA standards.',
  )
  expect(await texts(cards.nth(1).getByRole('listitem'))).toEqual([
    'Voice-to-text',
    'Template customization',
    'Automatic formatting',
  ])
  expect(await texts(cards.nth(2).getByRole('listitem'))).toEqual([
    'Risk assessment',
    'Quality scoring',
    'Improvement suggestions',
  ])
})

test('three benefits and four stat cards say why, with the claims of the specification', async ({ page }) => {
  const why = page.getByRole('region', { name: 'Why Choose Casewright?' })
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(why).toContainText('a large language model with legal specialization')
  expect(await why.locator('dl > div').evaluateAll((all) => all.map((one) => one.textContent))).toEqual([
    'lawyers10K+',
    'documents1M+',
    'accuracy99.9%',
    'faster research10x',
  ])
})

test('the leader has 10+ years in AI, 50K+ lawyers helped and 15+ awards', async ({ page }) => {
  const leader = page.getByRole('region', { name: 'Leadership' })
  await expect(leader).toContainText('Eleanor Whitfield')
  expect(await leader.locator('dl > div').evaluateAll((all) => all.map((one) => one.textContent))).toEqual([
    'years in AI10+',
    'lawyers helped50K+',
    'awards15+',
  ])
})

test('three clients each have a name, a role, an avatar, words and five stars', async ({ page }) => {
  const clients = page.getByRole('region', { name: 'What Our Clients Say' }).getByRole('figure')
  await expect(clients).toHaveCount(3)
  for (const client of await clients.all()) {
    await expect(client.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    expect((await client.locator('blockquote').textContent())?.length).toBeGreaterThan(50)
    const name = (await client.locator('figcaption b').textContent()) ?? ''
    const initials = name.split(' ').map(([letter]) => letter)
    await expect(client.locator('figcaption [aria-hidden]')).toHaveText(initials.join(''))
    const role = (await client.locator('figcaption').textContent())?.split(name)[1] ?? ''
    expect(role.length).toBeGreaterThan(5)
  }
})

test('three plans have the prices and features of the specification, in U.S. dollars a month', async ({ page }) => {
  const plans = page.getByRole('region', { name: 'Choose Your Plan' })
  await expect(plans).toContainText('Prices in U.S. dollars, billed monthly.')
  const cards = plans.getByRole('article')
  const told = await Promise.all(
    (await cards.all()).map(async (card) => ({
      name: (await texts(card.getByRole('heading')))[0],
      price: (await texts(card.locator('p').first()))[0],
      features: await texts(card.getByRole('listitem')),
    })),
  )
  expect(told).toEqual([
    {
      name: 'Starter',
      price: '$49 per month',
      features: ['100 AI searches per month', 'Basic document generation', 'Email support', '2GB storage'],
    },
    {
      name: 'Professional Most Popular',
      price: '$149 per month',
      features: [
        'Unlimited AI searches',
        'Advanced document generation',
        'Priority support',
        '50GB storage',
        'Risk analysis',
        'Team collaboration',
      ],
    },
    {
      name: 'Enterprise',
      price: '$299 per month',
      features: [
        'Everything in Professional',
        'Custom AI training',
        '24/7 phone support',
        'Unlimited storage',
        'Advanced analytics',
        'SSO integration',
        'Custom integrations',
      ],
    },
  ])
  for (const way of await cards.getByRole('link', { name: 'Get Started' }).all())
    await expect(way).toHaveAttribute('href', '/auth')
  await expect(cards.getByRole('link')).toHaveCount(3)
})

test('six questions open in place by keyboard, with the answers of the specification', async ({ page }) => {
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).locator('details')
  await expect(questions).toHaveCount(6)
  const secure = questions.filter({ hasText: 'Is my client data secure and confidential?' })
  await expect(secure).not.toHaveAttribute('open')
  await secure.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(secure.getByText(/end-to-end encryption.*SOC 2 compliant.*confidential to your firm/)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(secure).not.toHaveAttribute('open')
  const all = await questions.evaluateAll((items) => items.map((item) => item.textContent).join(' '))
  expect(all).toContain('integrates with legal management software through an API')
  expect(all).toContain('Email, chat and phone support, depending on your plan.')
  expect(all).toContain('24/7 priority support with a dedicated account manager')
})

test('the closing call leads to /auth and names no length of the trial', async ({ page }) => {
  const closing = page.getByRole('region', { name: 'Start Your Free Trial Today' })
  expect(await closing.textContent()).not.toMatch(/\d|day trial|week|month/i)
  await closing.getByRole('link').click()
  await expect(page).toHaveURL(/\/auth$/)
})

test("the footer has the columns Product, Resources and Company, whose links are '#', and the line of 2025", async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  expect(await texts(footer.getByRole('heading'))).toEqual(['Product', 'Resources', 'Company'])
  const hrefs = await footer.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs.length).toBeGreaterThan(8)
  expect(new Set(hrefs)).toEqual(new Set(['#']))
  await expect(footer).toContainText('© 2025 Casewright. All rights reserved.')
})

test('it says that nothing here is legal advice, and leads to the terms and back', async ({ page }) => {
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('nothing here is legal advice')
  await footer.getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('nothing here is legal advice')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(headline)
})

test('a theme that was chosen is there before anything is painted', async ({ page }) => {
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.request().url().includes('before-paint') ? route.continue() : route.abort(),
  )
  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 22, 31)')
})
