import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { CheckedBadge } from '../citation/checked-badge.tsx'
import { someChecks } from '../citation/fixtures.ts'
import { Found } from '../found/found.tsx'
import { Link } from '../link/link.tsx'
import { Match } from '../match/match.tsx'
import { Points } from '../points/points.tsx'
import { AuthorityEntry } from './authority-entry.tsx'

const meta = {
  title: 'AuthorityEntry',
  component: AuthorityEntry,
  decorators: [
    (Story) => (
      <>
        <h2>Found 1 result in 0.84 seconds</h2>
        <Story />
      </>
    ),
  ],
  args: {
    number: 1,
    title: 'Riley v. California',
    href: '#',
    isCase: true,
    kind: 'Case',
    citation: '573 U.S. 373 (2014)',
    details: 'Supreme Court, decided Jun 25, 2014',
    status: <CheckedBadge check={someChecks.verified} />,
    match: <Match percent={98} basis="Relevance within this search" />,
    children: (
      <>
        <Found
          anchor={{ words: 'Our answer to the question is accordingly simple: get a warrant.' }}
          marks={[[50, 63]]}
          source="From the opinion of the Court"
        />
        <Points numbered label="Key points" items={['A warrant is the rule for phone data.']} />
        <Link href="#" alone>
          View Full Document <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthorityEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Case: Story = {}
export const Statute: Story = {
  args: {
    number: 4,
    isCase: false,
    title: 'Required disclosure of customer communications or records',
    kind: 'Statute',
    citation: '18 U.S.C. § 2703',
    details: 'United States Code',
    status: <CheckedBadge check={someChecks.unchecked} />,
    children: undefined,
  },
}
export const WebPage: Story = {
  args: {
    title: 'Judicial Conference proposes amendments to the rules of evidence',
    href: 'https://www.uscourts.gov/',
    isCase: false,
    kind: 'News',
    citation: undefined,
    details: 'uscourts.gov, Nov 18, 2026',
    status: undefined,
    match: undefined,
    children: <p>A snippet of the page, as text.</p>,
  },
}
