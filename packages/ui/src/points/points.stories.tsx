import type { Meta, StoryObj } from '@storybook/react-vite'
import { Points } from './points.tsx'

const meta = { title: 'Points', component: Points, args: { label: 'Key points' } } satisfies Meta<typeof Points>
export default meta
type Story = StoryObj<typeof meta>

export const Numbered: Story = {
  args: {
    numbered: true,
    items: [
      'A warrant is the rule for phone data, and arrest alone is no exception.',
      <>
        Physical search of the person stays within <i>Robinson</i>.
      </>,
      'Exigency is judged on the facts of the case.',
    ],
  },
}
export const Dashes: Story = {
  args: {
    items: ['Search in plain words or by citation', 'Passages quoted with their pages', 'Every citation looked up'],
  },
}
