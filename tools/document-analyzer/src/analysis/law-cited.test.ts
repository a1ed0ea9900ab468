import type { CitationCheck, Law } from '@casewright/core'
import { expect, it } from 'vitest'
import { lawCited } from './law-cited.ts'

const brief = `UNITED STATES DISTRICT COURT
SOUTHERN DISTRICT OF NEW YORK

DANA OKAFOR, Plaintiff, v. HARBOR LINES, INC., Defendant.
No. 24-cv-1021

MEMORANDUM OF LAW IN SUPPORT OF DEFENDANT'S MOTION TO DISMISS

The agency's reading is owed deference. Chevron U.S.A. Inc. v. NRDC, 467 U.S. 837 (1984). A complaint must state a claim
that is plausible. Bell Atlantic Corp. v. Twombly, 550 U.S. 544 (2007).

For these reasons the motion should be granted.

Respectfully submitted,
/s/ Ada Lane
Attorney for Defendant`

const treatment = {
  flag: 'red' as const,
  kind: 'overruled' as const,
  says: 'No longer good law: overruled by Loper Bright Enterprises v. Raimondo, 603 U.S. 369 (2024).',
  by: { name: 'Loper Bright Enterprises v. Raimondo', year: 2024 },
  source: 'list of overruled Supreme Court decisions',
}
const law = (asked: string[] = []): Law =>
  ({
    verify: async (citations: string[]) => {
      asked.push(...citations)
      const checks = citations.map(
        (text): CitationCheck => ({
          text,
          status: 'verified',
          reason: '',
          ...(text.includes('467 U.S. 837') && { treatment }),
        }),
      )
      return { checks, asked: [] }
    },
  }) as unknown as Law
const read = (text: string) => ({ text, pages: [], blocks: [], warnings: [] }) as never

it('finds in a filing what is no longer good law, in the words that are used everywhere', async () => {
  const { findings, note } = await lawCited(read(brief), 'd', law())
  expect(findings).toMatchObject([{ severity: 'high', title: 'Law that no longer stands', places: 1 }])
  expect(findings[0]?.message).toContain(treatment.says)
  expect(findings[0]?.anchors[0]?.words).toContain('467 U.S. 837')
  expect(note).toMatch(/^2 citations were checked for whether they are still good law/)
})

it('asks nothing about a contract', async () => {
  const asked: string[] = []
  const lease = `LEASE AGREEMENT\n\nThis Lease Agreement is made between Ada Lane ("Landlord") and Ben Cole ("Tenant"). The Tenant shall pay rent. See Chevron U.S.A. Inc. v. NRDC, 467 U.S. 837 (1984).`
  const { findings, note } = await lawCited(read(lease), 'd', law(asked))
  expect([findings, asked, note]).toEqual([[], [], 'Citations in the document were not checked.'])
})

it('says so where the check fails', async () => {
  const failing = { verify: () => Promise.reject(new Error('gone')) } as unknown as Law
  expect((await lawCited(read(brief), 'd', failing)).note).toBe('Citations in the document were not checked.')
})
