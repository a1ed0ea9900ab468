import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lightbulb } from 'lucide-react'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { InsightType } from '../labels/insight-type.tsx'
import { PriorityLabel } from '../labels/priority-label.tsx'
import { SeverityDot } from '../severity-dot/severity-dot.tsx'
import { Origin } from '../written/origin.tsx'
import { Finding } from './finding.tsx'
import { MarkNumber } from './mark-number.tsx'

const meta = {
  title: 'Finding',
  component: Finding,
  decorators: [
    (Story) => (
      <>
        <h2>Findings</h2>
        <Story />
      </>
    ),
  ],
  args: {
    title: 'Indemnity without limit or fault',
    marker: <MarkNumber number={1} severity="high" onPress={fn()} label="show in the document" />,
    tags: (
      <>
        <SeverityDot severity="high" />
        <span>Liability</span>
        <Origin of="model" />
      </>
    ),
    children:
      'Covers losses the Consultant did not cause. No cap, no fault standard and no notice of claims is stated.',
    actions: (
      <>
        <Button size="small">Fix This</Button>
        <Button size="small" variant="quiet">
          Show Example
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Finding>
export default meta
type Story = StoryObj<typeof meta>

export const WeakPoint: Story = {}
export const Active: Story = { args: { isActive: true } }
export const Improvement: Story = {
  args: {
    title: 'Require amendments in writing',
    marker: <MarkNumber number={4} severity="low" />,
    tags: (
      <>
        <PriorityLabel priority="low" />
        <Origin of="evidence" />
      </>
    ),
  },
}
export const Insight: Story = {
  args: {
    title: '“Confidential Information” is used and never defined',
    marker: <Lightbulb size={18} strokeWidth={1.75} aria-hidden="true" />,
    tags: <InsightType type="warning" />,
    actions: undefined,
  },
}
export const RiskFactor: Story = {
  args: {
    title: 'Oral modification alleged',
    marker: <SeverityDot severity="high" />,
    markerKind: 'severity',
    tags: undefined,
    actions: undefined,
    children: 'The defendant says the exclusivity term was waived by telephone in May.',
  },
}
