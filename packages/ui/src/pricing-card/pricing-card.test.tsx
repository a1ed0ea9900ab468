import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { PricingCard, PricingRow } from './pricing-card.tsx'

const plan = {
  period: 'per month',
  description: 'For a firm.',
  features: ['Email support'],
  action: <a href="#go">Go</a>,
}

test('a plan says its price in dollars, what comes with it, and which most choose', async () => {
  render(
    <PricingRow>
      <PricingCard {...plan} name="Starter" price={49} />
      <PricingCard {...plan} name="Enterprise" price={1299} popular="Most Popular" />
    </PricingRow>,
  )
  const [starter, enterprise] = page.getByRole('article').elements()
  expect(starter?.textContent).toBe('Starter$49 per monthFor a firm.Email supportGo')
  expect(enterprise?.textContent).toContain('EnterpriseMost Popular$1,299 per month')
  await expect.element(page.getByRole('heading', { level: 3, name: 'Starter' })).toBeVisible()
})
