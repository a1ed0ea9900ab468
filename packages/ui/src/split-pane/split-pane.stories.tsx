import type { Meta, StoryObj } from '@storybook/react-vite'
import { DocumentSheet } from '../document/document-sheet.tsx'
import { Hit } from '../document/hit.tsx'
import { Finding } from '../finding/finding.tsx'
import { MarkNumber } from '../finding/mark-number.tsx'
import { ScoreRing } from '../score-ring/score-ring.tsx'
import { Section } from '../section/section.tsx'
import { SplitPane } from './split-pane.tsx'

const meta = {
  title: 'SplitPane',
  component: SplitPane,
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div style={{ height: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Resize the document',
    left: {
      title: 'Document',
      content: (
        <DocumentSheet>
          <h2>CONSULTING AGREEMENT</h2>
          <h3>6. Indemnification</h3>
          <p>
            6.1 Consultant shall indemnify, defend and hold harmless Client{' '}
            <Hit severity="high" isActive>
              from any and all losses whatsoever
            </Hit>
            , whether or not caused by Consultant.
            <MarkNumber number={1} severity="high" isInMargin />
          </p>
        </DocumentSheet>
      ),
    },
    right: {
      title: 'Analysis',
      content: (
        <div style={{ padding: '1.5rem' }}>
          <ScoreRing label="Overall quality" score={72} />
          <Section title="Weak Points" aside="1">
            <Finding
              marker={<MarkNumber number={1} severity="high" />}
              title="Indemnity without limit or fault"
              isActive
            >
              Covers losses the Consultant did not cause.
            </Finding>
          </Section>
        </div>
      ),
    },
  },
} satisfies Meta<typeof SplitPane>
export default meta

export const Analyzer: StoryObj<typeof meta> = {}
