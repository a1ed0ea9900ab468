import { describe, expect, it } from 'vitest'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import { courtPaperByParts } from './by-parts.ts'

const read = (text: string) => {
  const source = { text, blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, 40_000))
  for (const part of partsOf(source, 40_000)) reader.add(part)
  return reader.all()
}
const caption = (title: string) =>
  `IN THE UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF MAINE\n\nADA BYRON, Plaintiff,\nv.\nACME CORPORATION, Defendant.\n\nCivil Action No. 21-cv-00112\n\n${title}\n\n`

describe('papers of other kinds', () => {
  it('a recommendation is shown as one', () => {
    const fields = read(
      `${caption('REPORT AND RECOMMENDATION')}Acme moved to dismiss the complaint on May 3, 2021. Byron did not respond. The complaint states no claim under the statute.\n\nFor these reasons, I RECOMMEND that the motion to dismiss be GRANTED.`,
    )
    expect(fields.find(({ name }) => name === 'disposition')?.value).toBe('Recommended: granted')
  })

  it('a notice of appeal decides and argues nothing', () => {
    const fields = read(
      `${caption('NOTICE OF APPEAL')}Notice is hereby given that plaintiff Ada Byron appeals to the United States Court of Appeals for the First Circuit from the final judgment entered in this action on May 3, 2021.`,
    )
    expect(new Set(fields.map(({ name }) => name))).toEqual(new Set(['posture']))
  })

  it('a letter is asked what it demands and by when', () => {
    const fields = read(
      'March 3, 2020\n\nDear Mr. Roe:\n\nWe represent Ada Byron. You kept her deposit. She demands that you return the $900. Payment must reach this office by March 27, 2020.\n\nVery truly yours,\n\nNora Fay',
    )
    expect(fields.map(({ name, text }) => [name, text])).toEqual([
      ['relief', 'She demands that you return the $900.'],
      ['deadlines', 'Payment must reach this office by March 27, 2020.'],
    ])
  })
})
