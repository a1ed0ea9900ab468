import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TabStrip } from './tab-strip.tsx'

const titles = ['Legal Research', 'Brief Summarizer', 'Risk Analysis', 'Law Agent', 'Web Search', 'Quick Question']
const items = titles.map((title) => ({ id: title, title, href: '#' }))

const meta = {
  title: 'TabStrip',
  component: TabStrip,
  parameters: { bare: true },
  args: { label: 'Tools', menuLabel: 'Tool', items, current: 'Legal Research', onNavigate: fn(), onAbout: fn() },
} satisfies Meta<typeof TabStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Tabs: Story = {}
export const WithoutInformation: Story = { args: { onAbout: undefined, items: items.slice(0, 3) } }
export const NoneIsShown: Story = { args: { current: 'unknown' } }
export const Menu: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}
