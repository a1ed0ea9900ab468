import type { DocumentText } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { evidenceOf } from './evidence.ts'
import { whatIsDone } from './what-is-done.ts'

const read = async (text: string) => {
  const document: DocumentText = {
    kind: 'txt',
    sha256: '',
    text,
    blocks: [],
    pages: [],
    pagesTotal: 1,
    warnings: [],
  }
  const { evidence } = await evidenceOf(document, { signal: new AbortController().signal, onStep() {} })
  return evidence.legalImplications
}
const caption = (title: string) =>
  `UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nHARBOR TOOL CO., Plaintiff,\nv.\nLENA ORTIZ, Defendant.\n\nCivil No. 2:25-cv-00123\n\n${title}\n\n`

describe('what a sentence does with what it names', () => {
  it.each([
    ['The award of $58,000 in damages is reversed.', true, 'The words take it back.'],
    ['Plaintiff’s request for attorney fees is denied.', true, 'The words deny it.'],
    ['The jury awarded $90,000 in damages.', true, 'The words order it or uphold it.'],
    ['Plaintiff seeks damages of $90,000.', false, 'It is asked for here, and not decided.'],
    ['The Court may award reasonable attorney fees.', false, undefined],
    ['The motion is GRANTED as to liability and DENIED as to damages of $9,000 that it demands.', true, undefined],
  ])('%s', (words, decides, said) => expect(whatIsDone(words, decides)).toBe(said))
})

describe('implications of a court paper', () => {
  it('count the time that a rule sets from the day of the paper', async () => {
    const text = `${caption('ORDER ON MOTION TO DISMISS')}Defendant moves to dismiss the complaint for failure to state a claim. The complaint alleges that she copied the plaintiff's drawings.\n\nDefendant's motion to dismiss is DENIED.\n\nSO ORDERED.\n\nDated: December 11, 2024\n\n/s/ Ruth Hale\nUnited States District Judge`
    const [first] = await read(text)
    expect(first?.message).toBe('Answer after a motion to dismiss is denied: 14 days')
    // The fourteenth day is Christmas.
    expect(first?.reason).toContain('Counted from Dec 11, 2024, the day of this paper: Dec 26, 2024.')
    expect(first?.reason).toContain('Fed. R. Civ. P. 12(a)(4)(A)')
    expect(first?.quotes).toEqual(['December 11, 2024'])
  })

  it('say nothing of a standard that is only named, and nothing of a heading', async () => {
    const text = `${caption('ORDER')}Before the Court is the plaintiff's motion for summary judgment. The parties dispute who signed the delivery slip, and a jury must decide it.\n\nLACK OF JURISDICTION\n\nThe motion is DENIED.\n\nDated: March 3, 2025`
    expect((await read(text)).map(({ message }) => message)).toEqual([])
  })
})
