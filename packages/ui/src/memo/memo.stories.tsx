import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckedBadge } from '../citation/checked-badge.tsx'
import { Citation } from '../citation/citation.tsx'
import { CitationText } from '../citation/citation-text.tsx'
import { someChecks } from '../citation/fixtures.ts'
import { CoverageLine } from '../coverage-line/coverage-line.tsx'
import { Found } from '../found/found.tsx'
import { MarginNotes } from '../margin/margin-notes.tsx'
import { WithMargin } from '../margin/with-margin.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { Points } from '../points/points.tsx'
import { Section } from '../section/section.tsx'
import { Table } from '../table/table.tsx'
import { Tally } from '../tally/tally.tsx'
import { Page } from '../testing/layout.tsx'
import { Written } from '../written/written.tsx'
import { MemoFoot } from './memo-foot.tsx'
import { PrintButton } from './print-button.tsx'

const { verified, mismatch, unchecked } = someChecks
const checks = [verified, mismatch, unchecked]

const Memo = ({ paragraphs = 1 }: { paragraphs?: number }) => (
  <Page>
    <PageHead
      eyebrow="Question"
      title="May police search an arrestee’s phone without a warrant?"
      actions={<PrintButton />}
    />
    <WithMargin margin={<MarginNotes notes={checks.map((check) => ({ check }))} />}>
      <Written checked="checked against the sources: 3 citations">
        {Array.from({ length: paragraphs }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph, several times
          <p key={index} style={{ marginBottom: '1rem' }}>
            Generally, no. A search of the digital contents of a phone requires a warrant.{' '}
            <Citation check={verified} number={index === 0 ? 1 : undefined} />. The reasoning reaches records held by
            third parties. <Citation check={mismatch} number={index === 0 ? 2 : undefined} />. Suppression is sought by
            motion. <Citation check={unchecked} number={index === 0 ? 3 : undefined} />.
          </p>
        ))}
      </Written>
      <Section title="Quoted from the sources">
        <Found
          anchor={{ words: 'This Agreement is governed by the laws of the State of Ohio.' }}
          mark="p. 4"
          source="Consulting Agreement, § 11.1"
        />
      </Section>
      <Section title="Key legal points">
        <Points numbered items={['A warrant is the rule for phone data.', 'Exigency is judged on the facts.']} />
      </Section>
      <Section title="References and citations" aside="3 authorities">
        <Table
          caption="References and citations"
          isCaptionHidden
          rows={checks}
          rowKey={({ text }) => text}
          columns={[
            { id: 'no', title: 'No.', kind: 'ordinal', cell: (_, index) => index + 1 },
            { id: 'text', title: 'Authority', kind: 'authority', cell: ({ text }) => <CitationText text={text} /> },
            { id: 'status', title: 'Status', cell: (check) => <CheckedBadge check={check} /> },
          ]}
        />
      </Section>
      <MemoFoot at="2026-11-21T14:42:00.000Z">
        <Tally counts={{ verified: 1, mismatch: 1, unchecked: 1 }} />
        <CoverageLine
          coverage={{
            basis: 'model',
            sourcesAsked: [
              { source: 'library', outcome: 'answered' },
              { source: 'eCFR', outcome: 'timeout' },
            ],
            citations: { verified: 1, mismatch: 1, unchecked: 1 },
          }}
        />
      </MemoFoot>
    </WithMargin>
  </Page>
)

const meta = { title: 'Memo', component: Memo } satisfies Meta<typeof Memo>
export default meta
type Story = StoryObj<typeof meta>

export const OnePage: Story = {}
export const SeveralPages: Story = { args: { paragraphs: 24 } }
