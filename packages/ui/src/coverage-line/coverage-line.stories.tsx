import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoverageLine } from './coverage-line.tsx'

const meta = { title: 'CoverageLine', component: CoverageLine } satisfies Meta<typeof CoverageLine>
export default meta
type Story = StoryObj<typeof meta>

export const Gaps: Story = {
  args: {
    coverage: {
      basis: 'model',
      pages: 43,
      pagesRead: 41,
      unreadPages: [12, 30],
      ocrPages: [7, 9],
      sourcesAsked: [
        { source: 'library', outcome: 'answered' },
        { source: 'CourtListener', outcome: 'answered' },
        { source: 'eCFR', outcome: 'timeout' },
      ],
      citations: { verified: 5, unchecked: 2 },
    },
  },
}

export const Complete: Story = {
  args: { coverage: { basis: 'evidence', pages: 6, pagesRead: 6, citations: { verified: 4 } } },
}

export const NothingToVerify: Story = { args: { coverage: { basis: 'model', citations: {} } } }
