import type { FoundAuthority, TreatmentFlag } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import type { Reference } from '../output.ts'
import type { Read } from '../retrieve/passages.ts'
import { referenceOf } from '../retrieve/references.ts'
import { windowsOf } from './windows.ts'

const treatment: TreatmentFlag = {
  flag: 'red',
  kind: 'overruled',
  says: 'No longer good law: overruled by Hill v. Dale, 999 U.S. 1 (2030).',
  by: { name: 'Hill v. Dale', citation: '999 U.S. 1', year: 2030 },
  source: 'list of overruled Supreme Court decisions',
}
const editors = 'This is no longer good law, since Hill went the other way.'
const found: FoundAuthority = {
  id: 'lake',
  kind: 'case',
  title: 'Lake v. Mill',
  citation: '998 U.S. 11',
  source: 'library',
  relevance: 1,
  holding: 'Shutting the only door of a shop evicts its tenant.',
  keyPoints: ['The tenant owes no rent.', editors],
}
const check = { text: 'Lake v. Mill, 998 U.S. 11', status: 'verified', reason: 'It exists.' } as const
const asRead = (change: Partial<FoundAuthority>, text: string | null): Read =>
  ({ id: 'lake', found: { ...found, ...change }, text }) as Read
const given = (read: Read) =>
  windowsOf([read], [{ check } as unknown as Reference], [])
    .map(({ evidence }) => evidence.text)
    .join('\n')

describe('what a model reads of an authority that is no longer good law', () => {
  it.each([null, 'The landlord shut the door.'])('has the sentence of its flag, as the reference has it', (text) => {
    const read = asRead({ treatment }, text)
    expect(given(read)).toContain(treatment.says)
    expect(given(read)).not.toContain(editors)
    expect(referenceOf(read, undefined, check).caution).toBe(treatment.says)
  })

  it.each([null, 'The landlord shut the door.'])('has the words of the editors where nothing else is known', (text) => {
    const read = asRead({}, text)
    expect(given(read)).toContain(editors)
    expect(referenceOf(read, undefined, check).caution).toBe(editors)
  })

  it('keeps what the editors say besides', () =>
    expect(given(asRead({ treatment }, null))).toBe(
      `${found.holding} The tenant owes no rent. No longer good law: overruled by Hill v. Dale, 999 U.S. 1 (2030).`,
    ))
})
