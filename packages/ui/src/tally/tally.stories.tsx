import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../testing/layout.tsx'
import { Tally } from './tally.tsx'

const meta = {
  title: 'Tally',
  component: Tally,
  args: { counts: { verified: 2, mismatch: 1, ambiguous: 1, 'not-found': 1, unchecked: 1 } },
} satisfies Meta<typeof Tally>
export default meta
type Story = StoryObj<typeof meta>

export const Mixed: Story = {}

export const InARow: Story = {
  render: () => (
    <div style={{ width: '8.75rem' }}>
      <Stack>
        <Tally counts={{ verified: 4 }} />
        <Tally counts={{ verified: 4, mismatch: 2, 'not-found': 2 }} />
        <Tally counts={{ verified: 3, unchecked: 1 }} />
        <Tally counts={{ verified: 6, ambiguous: 1 }} />
        <Tally counts={{ verified: 97, mismatch: 3, 'not-found': 1, unchecked: 12 }} />
        <Tally counts={{}} />
      </Stack>
    </div>
  ),
}
