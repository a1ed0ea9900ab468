import { describe, expect, it, test } from 'vitest'
import { kindOf } from '../kinds/kind-of.ts'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import { courtPaperByParts } from './by-parts.ts'

const read = (text: string) => {
  const source = { text, blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, 40_000))
  for (const part of partsOf(source, 40_000)) reader.add(part)
  return reader.all()
}

const minutes = `Oak Street Condo -- board meeting minutes, 3/4/26
Called to order 7:04pm. Quorum present.
1) Roof. Ann moved to take the bid of $38,250, Bo 2nd. Carried 5-2 (Cy, Di no).
2) Special assessment $300/unit. Di moved. Failed 3-4.
3) Dog run -- tabled till May.
4) Fence: Cy moved to paint it, no second.
Ed elected treasurer, unanimous. Ann to get three quotes by Apr 10.
Adj 8:50. Next mtg Apr 20, 7pm.
`

describe('papers of an office, a board or a landlord', () => {
  it('minutes say what became of each motion, and what is to be done', () => {
    expect(kindOf({ text: minutes }).kind).toBe('minutes')
    const fields = read(minutes)
    expect(fields.flatMap(({ value }) => value ?? [])).toEqual([
      'Carried 5-2',
      'Failed 3-4',
      'Tabled',
      'No second',
      'Elected, unanimously',
    ])
    expect(fields.filter(({ name }) => name === 'deadlines').map(({ text }) => text)).toEqual([
      'Ann to get three quotes by Apr 10.',
      'Next mtg Apr 20, 7pm.',
    ])
  })

  it('a notice says what it demands and by when', () => {
    const fields = read(
      'NOTICE TO QUIT\n\nTo: Ann Pim, 4 Hollis Street\n\nYou are hereby notified to quit the premises at the expiration of fourteen (14) days from your receipt of this notice.\n\nBo Orr, Landlord\n',
    )
    expect(fields.map(({ name }) => name)).toEqual(['relief', 'deadlines'])
  })

  it('the rows of a stipulated schedule are deadlines', () => {
    const fields = read(
      `UNITED STATES DISTRICT COURT\nANN PIM, Plaintiff, v. BO ORR, Defendant.   No. 3:26-cv-05102\nSTIPULATION EXTENDING DEADLINES\nThe parties stipulate as follows:\n  Fact discovery closes        January 22, 2027\n  Expert disclosures           February 19, 2027\nDated Oct. 9, 2026.\n`,
    )
    expect(fields.map(({ text }) => text)).toEqual([
      'Fact discovery closes January 22, 2027',
      'Expert disclosures February 19, 2027',
    ])
  })

  it('a letter that offers a sum asks for it', () => {
    const [first] = read(
      'May 3, 2026\n\nDear Ms. Roe:\n\nWe will settle all claims for $75,000.\n\nSincerely,\n\nAnn Pim',
    )
    expect(first).toMatchObject({ name: 'relief', text: 'We will settle all claims for $75,000.' })
  })
})

test.each([
  ['Motion by Kowalczyk to send unit 2B to counsel. 4 in favor, 0 opposed.', 'Carried 4-0'],
  ['Dunn moved to accept Otis. Vote: Tran, Dunn, Sato yes; Kowalczyk no. Carried.', 'Carried 3-1'],
  ['Bo moved to approve the budget, Ann seconded. AYES: Smith, Jones, Brown; NOES: None. Passed.', 'Carried 3-0'],
])('a vote is counted from figures or names: %s', (item, value) =>
  expect(
    read(`Board meeting minutes\nCalled to order 7:04pm. Quorum present.\n\n${item}\n\nAdj 8:50.\n`)[0]?.value,
  ).toBe(value),
)

describe('a memo, a thread of emails and a stipulation', () => {
  const of = (fields: ReturnType<typeof read>, name: string) =>
    fields.filter((one) => one.name === name).map(({ text }) => text)

  it('a memo has its short answer, its advice and what is due', () => {
    const fields = read(`MEMORANDUM
TO:      B. Holm
FROM:    T. Adeyemi
DATE:    September 15, 2025
RE:      Agreed damages in the Northgate lease

Question

Can Northgate collect the sum if the tenant leaves?

Short answer

Probably not in full. A single sum for breaches of different weight points toward a penalty.

Facts

The lease was signed on January 4, 2023.

Recommendation

The tenant should not pay the sum. I will send you a draft letter by Thursday, September 18.`)
    expect(of(fields, 'holding')[0]).toBe('Probably not in full.')
    expect(of(fields, 'relief')).toContain('The tenant should not pay the sum.')
    expect(of(fields, 'deadlines')).toEqual(['I will send you a draft letter by Thursday, September 18.'])
  })

  it('what an earlier message of a thread says is due is shown as that', () => {
    const fields = read(`From: Ann Pim <ann@firm.example>
To: Bo Orr
Sent: Thursday, October 8, 2026
Subject: Discovery

Agreed on the extension. Their responses are now due October 29.

-----Original Message-----
From: Bo Orr <bo@firm.example>
Sent: Wednesday, October 7, 2026
To: Ann Pim
Subject: Discovery

They want two more weeks. The responses are due October 15.`)
    expect(of(fields, 'disposition')).toEqual(['Agreed on the extension.'])
    expect(fields.filter(({ name }) => name === 'deadlines').map(({ side }) => side)).toEqual([
      undefined,
      'Earlier in the thread',
    ])
  })

  it('a motion in minutes is read over the lines that a page breaks', () => {
    const [vote] = read(`MEETING MINUTES
Library Advisory Committee
Thursday, September 21, 2017

With these corrections, Member Katt moved to approve the minutes, Member Wass
seconding. Upon voice vote, the motion carried unanimously.

Adjourned at 9:56 p.m.`)
    expect(vote).toMatchObject({
      value: 'Carried, unanimously',
      text: expect.stringMatching(/^With these corrections/),
    })
  })
})

const judgment = (done: string) =>
  read(
    `STATE OF MAINE, SUPERIOR COURT\n\nELM DAIRY, INC., Plaintiff, v. ROE FEED CO., Defendant.   No. 26-214\n\nJUDGMENT\n\nThis action was tried to a jury on May 4, 2026. The jury found for one side.\n\nIt is ADJUDGED that ${done}.\n\nDated May 9, 2026.`,
  ).find(({ name }) => name === 'disposition')?.value

test.each([
  [
    'plaintiff recover of defendant $118,400, and that the claim of negligence is dismissed',
    'Judgment for the plaintiff; dismissed in part',
  ],
  ['judgment is entered in favor of the defendant', 'Judgment for the defendant'],
  ['the complaint is dismissed with prejudice', 'Dismissed with prejudice'],
])('a judgment says for whom it is: %s', (done, value) => expect(judgment(done)).toBe(value))

test('an answer argues under no name but its own', () => {
  const fields = read(
    `STATE OF MAINE, SUPERIOR COURT\n\nOAK SOD, INC., Plaintiff, v. PAT LUND, Defendant.   No. 26-214\n\nANSWER AND COUNTERCLAIM\n\n1. Defendant admits that he ordered sod. 2. Denies the rest.\nAffirmative defenses: The sod was dead. Plaintiff failed to mitigate.\nDefendant asks that plaintiff take nothing.`,
  )
  expect(fields.flatMap(({ side }) => side ?? [])).toEqual([])
})

test.each([
  ['memo', 'M E M O\nTo: R. Castle    From: J. Wu    10/5/2026\nRe: Oak lease\nYou asked whether it may end. It may.'],
  ['memo', 'TO: R. Castle\nFROM: J. Wu\nDATE: 10/5/2026\nRE: Oak lease\nYou asked whether it may end. It may.'],
  [
    'email',
    'From: Ann Pim <ann@firm.example>\nTo: Bo Orr\nSent: Thursday, October 8, 2026\nSubject: Offer\nBo - see below.',
  ],
  ['notice-to-party', 'NOTICE OF DEFAULT\n\nYou have not paid the rent that was due on May 1.'],
  ['order', 'SUPERIOR COURT OF CALIFORNIA\nCase No. 26-1144\nPIM v. ORR\nMINUTES\nThe demurrer is OVERRULED.'],
  ['other', 'The memo that he wrote was lost, and the minutes of the meeting were never found by anybody.'],
])('%s', (kind, text) => expect(kindOf({ text }).kind).toBe(kind))
