import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './stepper.tsx'

const meta = {
  title: 'Stepper',
  component: Stepper,
  args: {
    label: 'Steps of the document',
    current: 1,
    steps: [
      { title: 'Document type', detail: 'Business letter' },
      { title: 'Input method', detail: 'Manual Filling, 13 fields' },
      { title: 'Generate' },
      { title: 'Preview' },
    ],
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const AtWork: Story = {}
export const AtTheStart: Story = { args: { current: 0 } }
export const AtTheEnd: Story = { args: { current: 3 } }
