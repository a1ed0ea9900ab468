import type { Meta, StoryObj } from '@storybook/react-vite'
import { Citation } from '../citation/citation.tsx'
import { flaggedCheck, someChecks } from '../citation/fixtures.ts'
import { Link } from '../link/link.tsx'
import { Written } from '../written/written.tsx'
import { MarginFacts } from './margin-facts.tsx'
import { MarginNotes } from './margin-notes.tsx'
import { WithMargin } from './with-margin.tsx'

const notes = [
  {
    check: someChecks.verified,
    title: 'Riley',
    quotation: '… officers must generally secure a warrant before conducting such a search.',
  },
  { check: someChecks.mismatch, title: 'Carpenter' },
  { check: someChecks.ambiguous, action: <Link href="#">Choose one</Link> },
  { check: someChecks['not-found'], title: 'Varghese' },
  { check: someChecks.unchecked },
]

const meta = {
  title: 'Cite-check margin',
  component: WithMargin,
  args: {
    margin: <MarginNotes notes={notes} />,
    children: (
      <Written checked="checked against the sources: 5 citations, 1 quotation">
        <p style={{ lineHeight: 1.9 }}>
          Generally, no. <Citation check={someChecks.verified} number={1} />. The reasoning reaches records held by
          third parties. <Citation check={someChecks.mismatch} number={2} />. See also{' '}
          <Citation check={someChecks.ambiguous} number={3} />, <Citation check={someChecks['not-found']} number={4} />{' '}
          and <Citation check={someChecks.unchecked} number={5} />.
        </p>
      </Written>
    ),
  },
} satisfies Meta<typeof WithMargin>
export default meta
type Story = StoryObj<typeof meta>

export const Notes: Story = {}

export const Facts: Story = {
  args: {
    margin: (
      <>
        <MarginFacts
          title="What was searched"
          facts={[
            { label: 'Library', value: '3 found' },
            { label: 'CourtListener', value: '3 found' },
            { label: 'eCFR', value: 'Not reached' },
          ]}
        />
        <MarginFacts title="Not given">Governing law clause, insurance, prior dealings.</MarginFacts>
      </>
    ),
  },
}

/** What a search itself found has no badge; where it is, is told once. */
export const Found: Story = {
  args: {
    margin: (
      <MarginNotes
        notes={[
          { check: someChecks.verified, isFound: true },
          { check: flaggedCheck, isFound: true },
        ]}
      />
    ),
    children: (
      <p style={{ lineHeight: 1.9 }}>
        <Citation check={someChecks.verified} number={1} isFound />.{' '}
        <Citation check={flaggedCheck} number={2} isFound />.
      </p>
    ),
  },
}
