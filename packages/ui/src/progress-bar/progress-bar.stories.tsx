import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../testing/layout.tsx'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  title: 'ProgressBar',
  component: ProgressBar,
  args: { label: 'Analyzing document' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Analyzing document" value={40} />
      <ProgressBar label="Recognizing scanned pages" value={25} max={43} valueText="25 of 43 pages" />
      <ProgressBar label="Waiting for a worker" />
      <ProgressBar label="Reading" value={80} isLabelHidden />
    </Stack>
  ),
}
