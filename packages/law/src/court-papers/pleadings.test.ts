import { describe, expect, it } from 'vitest'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import { courtPaperByParts } from './by-parts.ts'
import type { CourtFieldName } from './field.ts'

const read = (text: string) => {
  const source = { text, blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, 40_000))
  for (const part of partsOf(source, 40_000)) reader.add(part)
  return reader.all()
}
const of = (text: string, name: CourtFieldName) =>
  read(text).flatMap((field) => (field.name === name ? field.text : []))

const complaint = `IN THE UNITED STATES DISTRICT COURT FOR THE DISTRICT OF MAINE

ADA BYRON, Plaintiff, v. ACME CORPORATION, Defendant.

COMPLAINT FOR DAMAGES

Plaintiff Ada Byron alleges as follows:

1. In a letter of August 3, 2022, Acme claimed that it owed nothing.

2. Under the contract, any claim must be filed within nine months of delivery.

WHEREFORE, Byron respectfully requests that this Court:

(a) enter judgment in her favor; and

(b) award her damages of $40,000.

Byron demands a trial by jury.

Respectfully submitted this 28th day of September, 2023.`

describe('a pleading', () => {
  it('is asked for its relief with the list in which it goes on, and not for its title or a jury', () => {
    expect(of(complaint, 'relief')).toEqual([
      'WHEREFORE, Byron respectfully requests that this Court: (a) enter judgment in her favor; and (b) award her damages of $40,000.',
    ])
  })

  it('argues nothing: what the other side said before is a fact, and nobody is called Respectfully', () => {
    expect(of(complaint, 'arguments')).toEqual([])
  })

  it('has no deadline in a contract that it tells of', () => {
    expect(of(complaint, 'deadlines')).toEqual([])
  })

  it('has the field where its words stand', () => {
    const relief = read(complaint).find(({ name }) => name === 'relief')
    expect(complaint.slice(relief?.start, relief?.end)).toMatch(/^WHEREFORE[\s\S]*\$40,000\.$/)
  })

  it('asks for judgment in a state that says so', () => {
    const petition = complaint.replace(
      /WHEREFORE[\s\S]*\$40,000\./,
      'For these reasons, Plaintiff asks that she have judgment for her actual damages.',
    )
    expect(of(petition, 'relief')).toEqual([
      'For these reasons, Plaintiff asks that she have judgment for her actual damages.',
    ])
  })
})

describe('a brief', () => {
  const brief = `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF ILLINOIS

DANA REYES, Plaintiff, v. CITY OF WAUKEGAN, Defendant.

No. 24-cv-01877

PLAINTIFF'S MEMORANDUM IN OPPOSITION TO DEFENDANT'S MOTION TO DISMISS

INTRODUCTION

Officer Tremblay held Dana Reyes at the roadside for half an hour. The motion should be denied.

ARGUMENT

I. THE COMPLAINT STATES A FOURTH AMENDMENT CLAIM.

The stop was prolonged. The Governor responded to the growing threat of crime with orders. The claim arises under 42 U.S.C. § 1983.

II. THE CITY IS LIABLE.

The city submitted an opposition to the motion. The motion should be denied.
`
  it('argues its point headings, short ones too, and nothing that somebody merely did', () => {
    expect(of(brief, 'arguments')).toEqual(
      expect.arrayContaining(['I. THE COMPLAINT STATES A FOURTH AMENDMENT CLAIM.', 'II. THE CITY IS LIABLE.']),
    )
    expect(of(brief, 'arguments').join(' ')).not.toMatch(/Governor|submitted|^ARGUMENT/)
  })
})
