import type { Meta, StoryObj } from '@storybook/react-vite'
import { MarkNumber } from '../finding/mark-number.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { Hit } from './hit.tsx'

const meta = { title: 'DocumentSheet', component: DocumentSheet, parameters: { bare: true } } satisfies Meta<
  typeof DocumentSheet
>
export default meta
type Story = StoryObj<typeof meta>

export const WithMarks: Story = {
  args: {
    children: (
      <>
        <h2>CONSULTING AGREEMENT</h2>
        <h3>4. Termination</h3>
        <p>
          4.2 Client may terminate this Agreement at any time on <Hit severity="medium">thirty (30) days’</Hit> written
          notice to Consultant.
          <MarkNumber number={2} severity="medium" isInMargin />
        </p>
        <h3>6. Indemnification</h3>
        <p>
          6.1 Consultant shall indemnify Client{' '}
          <Hit severity="high" isActive>
            from any and all losses whatsoever, howsoever arising
          </Hit>
          , whether or not caused by Consultant.
          <MarkNumber number={1} severity="high" isInMargin isActive />
        </p>
        <p>
          11.4 This is the entire agreement of the parties{' '}
          <Hit severity="low">and may be amended orally or in writing</Hit>.
          <MarkNumber number={4} severity="low" isInMargin />
        </p>
      </>
    ),
  },
}
export const Bare: Story = { args: { bare: true, children: <p>November 21, 2026</p> } }
