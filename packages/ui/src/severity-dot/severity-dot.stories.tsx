import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/layout.tsx'
import { SeverityDot } from './severity-dot.tsx'

const meta = {
  title: 'SeverityDot',
  component: SeverityDot,
  args: { severity: 'high' },
} satisfies Meta<typeof SeverityDot>
export default meta
type Story = StoryObj<typeof meta>

export const Severities: Story = {
  render: () => (
    <Row>
      <SeverityDot severity="high" />
      <SeverityDot severity="medium" />
      <SeverityDot severity="low" />
      <SeverityDot severity="low">Low Priority</SeverityDot>
    </Row>
  ),
}
