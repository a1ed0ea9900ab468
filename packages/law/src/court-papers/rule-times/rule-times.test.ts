import { describe, expect, it } from 'vitest'
import type { PaperRead } from './rule-time.ts'
import { ruleTimes, ruleTimesOf } from './rule-times.ts'

const paper = (read: Partial<PaperRead>): PaperRead => ({
  kind: 'order',
  title: 'Court Order',
  court: 'United States District Court for the District of Vermont',
  head: 'Case No. 2:25-cv-00117',
  end: 'Dated at Rutland, July 6, 2026.\n/s/ Marion Oakes\nUnited States District Judge',
  rulings: [],
  deadlines: [],
  ...read,
})
const idsOf = (read: Partial<PaperRead>) => ruleTimesOf(paper(read)).map(({ id }) => id)

describe('the times that rules set after a paper', () => {
  it.each<[string, Partial<PaperRead>, string[]]>([
    [
      'a recommendation of a magistrate judge',
      {
        title: 'Report and Recommendation',
        end: 'Dara Finch\nUnited States Magistrate Judge',
        rulings: ['I recommend that the motion be granted.'],
      },
      ['objections-to-recommendation'],
    ],
    [
      'an order of a magistrate judge on discovery',
      { end: 'Dara Finch\nUnited States Magistrate Judge', rulings: ['The motion to compel is granted.'] },
      ['objections-to-magistrate'],
    ],
    [
      'summary judgment by a magistrate judge with consent',
      {
        title: 'Order on Summary Judgment',
        end: 'Dara Finch\nUnited States Magistrate Judge',
        rulings: ['The motion is denied.'],
      },
      [],
    ],
    ['a denied motion to dismiss', { rulings: ['Defendant’s motion to dismiss is DENIED.'] }, ['answer-after-denial']],
    [
      'a judgment',
      { title: 'Judgment', rulings: ['Judgment is entered for the plaintiff.'] },
      ['after-judgment', 'civil-appeal'],
    ],
    [
      'an order that closes the case',
      { rulings: ['The motion to dismiss is granted.'], end: 'The Clerk is directed to close this case.' },
      ['after-judgment', 'civil-appeal'],
    ],
    ['a granted motion that leaves a claim', { rulings: ['The motion to dismiss Count II is granted.'] }, []],
    [
      'an order of a bankruptcy court',
      {
        court: 'United States Bankruptcy Court for the District of Vermont',
        rulings: ['The objection to the claim is sustained.'],
      },
      ['bankruptcy-appeal'],
    ],
    [
      'an opinion of a court of appeals',
      { kind: 'opinion', title: 'Court Opinion', court: 'United States Court of Appeals for the Second Circuit' },
      ['certiorari'],
    ],
    ['a complaint', { kind: 'complaint', title: 'Complaint' }, ['answer']],
    [
      'a petition for habeas corpus',
      { kind: 'complaint', title: 'Complaint', head: 'PETITION FOR A WRIT OF HABEAS CORPUS' },
      [],
    ],
    [
      'a complaint in a court of a state',
      { kind: 'complaint', title: 'Complaint', court: 'Superior Court of Washington' },
      ['removal'],
    ],
    [
      'a complaint in a tribal court',
      { kind: 'complaint', title: 'Complaint', court: 'District Court of the Navajo Nation' },
      [],
    ],
    ['a notice of removal', { kind: 'notice', title: 'Notice of Removal' }, ['answer-after-removal', 'remand']],
    ['a criminal judgment', { title: 'Judgment', head: 'Case No. 2:25-cr-00117' }, ['criminal-appeal']],
    [
      'a dismissal with leave to amend',
      {
        rulings: ['The case is dismissed without prejudice with leave to file an amended complaint within 21 days.'],
      },
      [],
    ],
    [
      'a charge by a state',
      {
        kind: 'complaint',
        court: 'Hennepin County District Court',
        head: 'State of Minnesota, Plaintiff, v. Roy Dunn, Defendant. 27-CR-26-1104',
      },
      [],
    ],
    [
      'a petition for divorce',
      { kind: 'complaint', court: 'Circuit Court of Lane County', head: 'Complaint for Divorce' },
      [],
    ],
    [
      'a complaint over federal records',
      { kind: 'complaint', head: 'This is an action under the Freedom of Information Act, 5 U.S.C. § 552.' },
      ['answer-foia'],
    ],
    [
      'a dismissal without leave to amend',
      { rulings: ['The complaint is dismissed without leave to amend, and the case is dismissed with prejudice.'] },
      ['after-judgment', 'civil-appeal'],
    ],
    [
      'a judgment that tells of leave to amend',
      {
        title: 'Judgment',
        rulings: ['Plaintiff did not use the leave to amend, and judgment is entered against her.'],
      },
      ['after-judgment', 'civil-appeal'],
    ],
    [
      'a suit of an estate for a death',
      {
        kind: 'complaint',
        court: 'Circuit Court of Lane County',
        head: 'June Dole, as executor of the Estate of Max Dole, Plaintiff, v. Bay Rail Co. He died in the custody of the railroad police.',
      },
      ['removal'],
    ],
    ['a scheduling order', { title: 'Scheduling Order', end: 'United States Magistrate Judge' }, []],
    ['an order of a court of a state', { court: 'Superior Court of Washington', title: 'Judgment' }, []],
  ])('%s', (_, read, ids) => expect(idsOf(read)).toEqual(ids))

  it('leaves out what the paper says itself', () => {
    const rulings = ['Defendant’s motion to dismiss is DENIED.']
    expect(idsOf({ rulings, deadlines: ['Defendant shall answer by July 27, 2026.'] })).toEqual([])
  })

  it('says of each where and when its words were read', () => {
    for (const { read, source, rule } of ruleTimes) {
      expect(read.in.length).toBeGreaterThan(10)
      expect(read.on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(source).toMatch(/\d/)
      expect(rule).toMatch(/\.$/)
    }
    expect(new Set(ruleTimes.map(({ id }) => id)).size).toBe(ruleTimes.length)
  })
})
