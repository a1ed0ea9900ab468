import type { CitationCheck, Law } from '@casewright/core'
import { expect, it } from 'vitest'
import { evidenceOf } from './evidence.ts'
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
const law = (asked: string[] = [], of: (text: string) => Partial<CitationCheck> = () => ({})): Law =>
  ({
    verify: async (citations: string[]) => {
      asked.push(...citations)
      const checks = citations.map(
        (text): CitationCheck => ({
          text,
          status: 'verified',
          reason: '',
          ...(text.includes('467 U.S. 837') && { treatment }),
          ...of(text),
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
  expect(note).toMatch(
    /^2 citations were checked for whether they exist as they are cited, and whether they are still good law/,
  )
})

it('finds what does not exist as it is cited, and says how many could not be checked', async () => {
  const mismatch = {
    status: 'mismatch' as const,
    reason: 'The year differs.',
    differences: [{ field: 'year', written: '2007', found: '2008' }],
  }
  const of = (text: string) => (text.includes('Twombly') ? mismatch : { status: 'unchecked' as const })
  const { findings, note } = await lawCited(read(brief), 'd', law([], of))
  expect(findings.map(({ id, title }) => [id, title])).toEqual([
    ['law.1', 'Law that no longer stands'],
    ['citation.2', 'A citation that does not match its source'],
  ])
  expect(findings[1]?.message).toBe(
    'Bell Atlantic Corp. v. Twombly, 550 U.S. 544 (2007): The year differs. Year: written “2007”, found “2008”.',
  )
  expect(note).toContain('1 of them could not be checked.')
})

it('counts in the score, and in what the summary says', async () => {
  const document = read(
    `${brief}\n\n${'The complaint states no fact from which the Court could infer that the carrier knew of the loss. '.repeat(5)}`,
  )
  const { findings } = await lawCited(document, 'd', law())
  const [without, counted] = [evidenceOf(document, 'd'), evidenceOf(document, 'd', findings)]
  expect(counted.scoring?.steps).toContainEqual({
    check: 'law.1',
    title: 'Law that no longer stands',
    severity: 'high',
    places: 1,
    points: 8,
  })
  expect(counted.analysis.overallQuality.score).toBe((without.analysis.overallQuality.score ?? 0) - 8)
  expect(counted.analysis.overallQuality.summary).toMatch(
    /1 of them of high severity\. Look first at: Law that no longer/,
  )
})

it('finds nothing in a decision of which the filing itself says that it was overruled', async () => {
  const honest = brief.replace(
    '467 U.S. 837 (1984).',
    '467 U.S. 837 (1984), overruled by Loper Bright Enterprises v. Raimondo, 603 U.S. 369 (2024).',
  )
  expect((await lawCited(read(honest), 'd', law())).findings).toEqual([])
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
