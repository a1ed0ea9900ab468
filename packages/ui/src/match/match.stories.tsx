import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/layout.tsx'
import { Match } from './match.tsx'

const basis = 'Relevance within this search, by words and citations'
const meta = { title: 'Match', component: Match, args: { percent: 98, basis } } satisfies Meta<typeof Match>
export default meta

export const Figures: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      {[98, 62, 7, 0].map((percent) => (
        <Match key={percent} percent={percent} basis={basis} />
      ))}
    </Row>
  ),
}
