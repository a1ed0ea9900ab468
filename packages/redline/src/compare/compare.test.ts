import { describe, expect, it } from 'vitest'
import { draftOf } from '../testing/draft-of.ts'
import { compareDrafts, type Row } from './compare.ts'
import type { Draft } from './units.ts'

/** What differs, as a lawyer would write it: [-out-]{+in+}. */
function said(old: Draft, now: Draft): string[] {
  const words = ({ text }: Draft, { start, end }: { start: number; end: number }) => text.slice(start, end)
  return compareDrafts(old, now).flatMap((row: Row) => {
    if (row.kind === 'same' || row.kind === 'left') return []
    if (row.kind === 'added') return [`+ ${words(now, row.now)}`]
    if (row.kind === 'removed') return [`- ${words(old, row.old)}`]
    const changes = row.changes.map((one) => `[-${words(old, one.old)}-]{+${words(now, one.now)}+}`)
    return [`${row.kind === 'moved' ? 'moved ' : ''}${words(now, row.now).slice(0, 12)}: ${changes.join(' ')}`]
  })
}

const changed = (one: string, other: string) => said(draftOf([one]), draftOf([other]))

describe('two drafts', () => {
  it('that have the same words are the same, however lines break and quotation marks are drawn', () => {
    const old = draftOf(['The “Term”  begins today.', 'A party’s notice is in writing.'])
    const now = draftOf(['The "Term" begins  today.', "A party's notice is in writing."])
    expect(said(old, now)).toEqual([])
  })

  it('differ in the words that changed, a number with its figure as one', () => {
    expect(
      changed('Buyer inspects within five (5) business days.', 'Buyer inspects within ten (10) business days.'),
    ).toEqual(['Buyer inspec: [-five (5)-]{+ten (10)+}'])
    expect(changed('The price is $2,000,000.50 a year.', 'The price is $2,500,000.50 a year.')).toEqual([
      'The price is: [-2,000,000.50-]{+2,500,000.50+}',
    ])
  })

  it('show a number that changed apart from the words behind it', () => {
    const one = '4.1 Except for breach of confidence, a party owes the fees of the twelve months before the event.'
    const other = '5.1 A party owes the fees of the twelve months before the event.'
    expect(changed(one, other)).toEqual(['5.1 A party : [-4.1-]{+5.1+} [-Except for breach of confidence, a-]{+A+}'])
  })

  it('show a sentence that was added as that sentence, wherever it begins like the next', () => {
    const one = 'The Buyer shall pay on time. The Buyer shall give notice.'
    const other = 'The Buyer shall pay on time. The Buyer shall keep records. The Buyer shall give notice.'
    expect(changed(one, other)).toEqual(['The Buyer sh: [--]{+The Buyer shall keep records.+}'])
  })

  const assignment = '12. Neither party may assign this Agreement without the consent of the other party.'
  const notices = '13. All notices are given in writing to the address on the cover page of this document.'
  const excuse = 'Neither party is liable for delay caused by an event beyond its reasonable control, after notice.'

  it('have a paragraph that moved, and its number, not one out and one in', () => {
    const old = draftOf([assignment, notices, `14. ${excuse}`])
    const now = draftOf([`11. ${excuse}`, assignment, notices])
    expect(said(old, now)).toEqual(['moved 11. Neither : [-14-]{+11+}'])
    const kinds = compareDrafts(old, now).map(({ kind }) => kind)
    expect(kinds).toEqual(['moved', 'same', 'same', 'left'])
  })

  it('have a paragraph that was split, not a new one', () => {
    const old = draftOf([
      assignment,
      'Fees are due monthly in arrears. Late fees bear interest at one percent a month.',
    ])
    const now = draftOf([
      assignment,
      'Fees are due monthly in arrears.',
      'Late fees bear interest at one percent a month.',
    ])
    expect(said(old, now)).toEqual(['Fees are due: [-\u0020-]{+\n+}'.replace('[- -]', '[--]')])
  })

  it('have cells of a table that changed, each by itself', () => {
    const old = draftOf(['Item\tPrice\tDue', 'Widget\t$10\tJune 1'])
    const now = draftOf(['Item\tPrice\tDue', 'Widget\t$12\tJuly 1'])
    expect(said(old, now)).toEqual(['Widget\t$12\tJ: [-10-]{+12+} [-June-]{+July+}'])
  })

  it('that have nothing in common are one out and one in, and so are empty ones', () => {
    expect(said(draftOf([assignment]), draftOf(['The weather was fine on Sunday.']))).toEqual([
      `- ${assignment}`,
      '+ The weather was fine on Sunday.',
    ])
    expect(said(draftOf([]), draftOf([notices]))).toEqual([`+ ${notices}`])
    expect(said(draftOf([notices]), draftOf([]))).toEqual([`- ${notices}`])
  })
})
