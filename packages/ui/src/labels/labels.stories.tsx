import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Stack } from '../testing/layout.tsx'
import { InsightType } from './insight-type.tsx'
import { PriorityLabel } from './priority-label.tsx'

const meta = { title: 'Labels', component: PriorityLabel, args: { priority: 'high' } } satisfies Meta<
  typeof PriorityLabel
>
export default meta

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Row>
        {['high', 'medium', 'low', 'urgent'].map((priority) => (
          <PriorityLabel key={priority} priority={priority} />
        ))}
      </Row>
      <Row>
        <InsightType type="compliance" />
        <InsightType type="risk" />
        <InsightType type="best-practice" />
        <InsightType type="warning" />
      </Row>
    </Stack>
  ),
}
