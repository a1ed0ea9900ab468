import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Spinner',
  component: Spinner,
  args: { label: 'Analyzing document...' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
