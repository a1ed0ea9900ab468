import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../link/link.tsx'
import { PricingCard, PricingRow } from './pricing-card.tsx'

const meta = {
  title: 'PricingCard',
  component: PricingCard,
  args: {
    name: 'Starter',
    price: 49,
    period: 'per month',
    description: 'For a practice of one.',
    features: ['100 AI searches per month', 'Email support'],
    action: <ButtonLink href="#start">Get Started</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <>
        <h1>Plans</h1>
        <h2>Choose one</h2>
        <div style={{ padding: '1rem 0' }}>
          <Story />
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof PricingCard>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  render: (plan) => (
    <PricingRow>
      <PricingCard {...plan} />
      <PricingCard {...plan} name="Professional" price={149} popular="Most Popular" />
      <PricingCard {...plan} name="Enterprise" price={1299} />
    </PricingRow>
  ),
}
