import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/layout.tsx'
import { StatPill } from './stat-pill.tsx'

const meta = { title: 'StatPill', component: StatPill, args: { value: '10K+', label: 'lawyers' } } satisfies Meta<
  typeof StatPill
>
export default meta
type Story = StoryObj<typeof meta>

export const Pills: Story = {
  render: () => (
    <Row>
      <StatPill value="10K+" label="lawyers" />
      <StatPill value="95%" label="time saved" />
      <StatPill value="99.9%" label="accuracy" />
    </Row>
  ),
}
