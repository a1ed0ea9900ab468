import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { analysis, analysisSchema } from './fixtures.ts'
import { ResultView } from './result-view.tsx'

const meta = {
  title: 'ResultView',
  component: ResultView,
  decorators: [
    (Story) => (
      <>
        <h1 style={{ marginBottom: '2rem' }}>Result</h1>
        <Story />
      </>
    ),
  ],
  args: { schema: analysisSchema, value: analysis, onOpen: fn() },
} satisfies Meta<typeof ResultView>
export default meta
type Story = StoryObj<typeof meta>

export const Evidence: Story = {}

export const WithModel: Story = {
  args: { value: { ...analysis, coverage: { ...analysis.coverage, basis: 'model' } } },
}

export const Nothing: Story = {
  args: { value: { summary: '', findings: [], coverage: { basis: 'evidence', pages: 2, pagesRead: 2 } } },
}

export const WithoutSchema: Story = {
  args: {
    schema: {},
    value: { answer: 'Thirty days.', sourcesAsked: ['library', 'CourtListener'], 'word-count': 9412 },
  },
}
