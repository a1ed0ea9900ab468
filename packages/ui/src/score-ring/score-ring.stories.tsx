import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/layout.tsx'
import { ScoreRing } from './score-ring.tsx'

const meta = {
  title: 'ScoreRing',
  component: ScoreRing,
  args: { label: 'Overall quality', score: 72 },
} satisfies Meta<typeof ScoreRing>
export default meta
type Story = StoryObj<typeof meta>

export const Bands: Story = {
  render: () => (
    <Row>
      {[91, 72, 58, 34, 100, 0].map((score) => (
        <ScoreRing key={score} label="Overall quality" score={score} />
      ))}
      <ScoreRing label="Overall quality" score={72} size="small" />
    </Row>
  ),
}

export const NoScore: Story = {
  args: { score: null, reason: 'Two of 43 pages could not be read. No score is given on what was not read.' },
}
