import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/layout.tsx'
import { Badge } from './badge.tsx'
import { CitationBadge } from './citation-badge.tsx'

const meta = { title: 'Badge', component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: () => (
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="brass">Current</Badge>
    </Row>
  ),
}

export const CitationStatuses: Story = {
  render: () => (
    <Row>
      <CitationBadge status="verified" />
      <CitationBadge status="mismatch" />
      <CitationBadge status="ambiguous" />
      <CitationBadge status="not-found" />
      <CitationBadge status="unchecked" />
    </Row>
  ),
}
