import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs.tsx'

const meta = { title: 'Tabs', component: Tabs } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Panels: Story = {
  args: {
    label: 'Views of the document',
    items: [
      { id: 'analysis', title: 'Analysis', content: <p>Six findings in 14 clauses.</p> },
      { id: 'document', title: 'Document', content: <p>The Consultant shall indemnify the Client.</p> },
      { id: 'compare', title: 'Compare', content: <p>Nothing to compare yet.</p>, isDisabled: true },
    ],
  },
}
