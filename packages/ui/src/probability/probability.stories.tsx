import type { Meta, StoryObj } from '@storybook/react-vite'
import { Written } from '../written/written.tsx'
import { Probability } from './probability.tsx'

const meta = {
  title: 'Probability',
  component: Probability,
  args: { label: 'Success probability', value: 62, range: [48, 74], confidence: 55 },
} satisfies Meta<typeof Probability>
export default meta
type Story = StoryObj<typeof meta>

export const WithRange: Story = {
  render: (args) => (
    <>
      <Probability {...args} />
      <Written
        byline="Estimated by the model"
        checked="from your description and 3 verified authorities. It is a judgment, not a measurement."
      />
    </>
  ),
}
export const FigureAlone: Story = { args: { range: undefined, confidence: undefined, value: 5 } }
