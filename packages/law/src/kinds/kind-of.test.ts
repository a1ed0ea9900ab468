import { describe, expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'

const court =
  'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nANN DOE,\nPlaintiff,\nv.\nBEN ROE,\nDefendant.\n\nNo. 2:20-cv-00123\n\n'
const made =
  'is made and entered into as of May 1, 2020 by and between Ann Doe (“First”) and Ben Roe (“Second”). In consideration of the promises below the parties agree as follows.'

describe('kinds by their signs', () => {
  test.each([
    [
      'lease',
      'RETAIL LEASE — THE MILL AT OAK FALLS\n\nLandlord: Ann Doe\nTenant: Ben Roe\n\n1. RENT. Tenant shall pay rent of $900 each month.',
    ],
    ['services-agreement', `SERVICES AGREEMENT (SPRING CLEANING)\n\nThis Services Agreement ${made}`],
    [
      'complaint',
      `${court}COMPLAINT\n\nPlaintiff Ann Doe alleges as follows. This Court has jurisdiction over the defendant. Plaintiff prays for judgment.`,
    ],
    [
      'answer',
      `${court}ANSWER TO COMPLAINT\n\nDefendant admits that he lives in Maine and denies each other allegation of the complaint.\n\nFIRST AFFIRMATIVE DEFENSE\n`,
    ],
    [
      'answer',
      `${court}ANSWER OF DEFENDANT BEN ROE TO COMPLAINT\n\nDefendant denies each and every allegation.\n\nFIRST AFFIRMATIVE DEFENSE\n`,
    ],
    [
      'order',
      `12 Petitioner,\n   v.                    JUDGMENT\n13\n14 W.J. SULLIVAN, Warden\n\nIT IS ORDERED AND ADJUDGED that Petitioner's Motion for Stay is\ndenied and the Petition is dismissed.`,
    ],
    [
      'opinion',
      'ANN DOE et al. v. ROE\n\nMaine District Court\n\nDOE et al. v. ROE.\n(Second Division. Bangor.\nMay 1, 1901.)\nNo. 271.\nIn the spring of 1899 the defendant took possession of a lot.',
    ],
    ['opinion', 'The plaintiff moves for a new trial.\n\nBR0WN, District Judge.\nThe jury found for the defendant.'],
    [
      'motion',
      `${court}DEFENDANT'S MOTION TO DISMISS\n\nDefendant Ben Roe respectfully moves this Court to dismiss the complaint.`,
    ],
    [
      'brief',
      `${court}BRIEF OF APPELLANT\n\nSTATEMENT OF THE CASE\n\nThis is an appeal from a judgment after trial.\n\nRespectfully submitted`,
    ],
    [
      'memorandum-of-law',
      `${court}MEMORANDUM OF LAW IN SUPPORT OF MOTION\n\nThe complaint states no claim on which the court could act.`,
    ],
    [
      'opinion',
      `SUPREME COURT OF OHIO\n\nDOE v. ROE\n\nOPINION\n\nSMITH, Chief Justice.\n\nWe hold that the notice was late. The judgment is affirmed.`,
    ],
    [
      'order',
      `${court}ORDER GRANTING MOTION TO STAY\n\nIt is hereby ordered that the case is stayed. The motion is granted.`,
    ],
    [
      'non-disclosure-agreement',
      `MUTUAL NON-DISCLOSURE AGREEMENT\n\nThis Agreement ${made} The Receiving Party shall keep the secrets.`,
    ],
    [
      'employment-agreement',
      `EMPLOYMENT AGREEMENT\n\nThis Agreement ${made} The Executive shall be paid a base salary.`,
    ],
    ['lease', `RESIDENTIAL LEASE\n\nThis Lease ${made} The tenant shall pay rent.`],
    [
      'services-agreement',
      `CONSULTING SERVICES AGREEMENT\n\nThis Agreement ${made} The Consultant shall perform the work.`,
    ],
    ['sales-agreement', `ASSET PURCHASE AGREEMENT\n\nThis Agreement ${made} The purchase price is low.`],
    ['license', `SOFTWARE LICENSE AGREEMENT\n\nThis Agreement ${made}`],
    ['settlement', `SETTLEMENT AGREEMENT AND RELEASE\n\nThis Agreement ${made}`],
    ['contract', `AGREEMENT\n\nThis Agreement ${made}`],
    ['will', `LAST WILL AND TESTAMENT\n\nI, Ann Doe, declare this to be my last will. I give my house to Ben Roe.`],
    [
      'letter',
      `May 1, 2020\n\nDear Mr. Roe:\n\nThank you for the book, which has come and which I like.\n\nSincerely,\n\nAnn Doe`,
    ],
    [
      'demand-letter',
      `May 1, 2020\n\nDear Mr. Roe:\n\nThis is a formal demand letter. I demand payment of the deposit within ten days. If I do not receive it, I will file an action in court.\n\nSincerely,\n\nAnn Doe`,
    ],
    [
      'statute',
      `TITLE 5—GOVERNMENT\n\n§ 101. Short title.\nFor purposes of this section, a thing is a thing. Pub. L. 99-100.`,
    ],
    [
      'charter',
      `CERTIFICATE OF INCORPORATION\n\nThe board of directors is organized under the General Corporation Law.`,
    ],
    ['deed', `WARRANTY DEED\n\nThe grantor grants, bargains and sells the land to the grantee.`],
    ['transcript', `TRANSCRIPT OF PROCEEDINGS\n\nDIRECT EXAMINATION\nTHE COURT: Please go on.`],
    ['form', `APPLICATION FOR MEMBERSHIP\n\nPlease print. Check only one.\nFull name ________________`],
  ])('%s', (kind, text) => {
    const found = kindOf({ text })
    expect(found.kind).toBe(kind)
    expect(found.confidence).toBeGreaterThan(0.3)
    for (const { start, end, words } of found.signs) expect(text.slice(start, end)).toBe(words)
  })
})

test('a letter that names another document is a letter', () => {
  const text =
    'LETTER OF INSTRUCTION\nDear Ann,\nI am writing this letter to help you.\nLast Will and Testament\nIt is in the desk.'
  expect(kindOf({ text }).kind).toBe('letter')
})

test('a title may follow a note on what was left out', () => {
  const text = `${'Certain words have been left out of this exhibit because they are of no weight to anybody who reads it. '.repeat(4)}\nSUPPLY AGREEMENT\n\nThis Agreement ${made}`
  expect(kindOf({ text }).kind).toBe('sales-agreement')
})

describe('where signs are thin, the answer is other', () => {
  test.each([
    '',
    'Buy milk and bread.',
    'The quarterly figures were good, and the board of directors was pleased with them.',
  ])('%s', (text) => {
    expect(kindOf({ text })).toEqual({ kind: 'other', title: 'Other', confidence: 0, signs: [] })
  })
})

test('a title in sentence case names a paper, and a sentence that begins so does not', () => {
  const body =
    'This agreement is dated April 20, 2026 and is between Redwood Clinic, P.C. (“Employer”) and Julia Kim (“Employee”), who agree as follows on the work that she will do.'
  expect(kindOf({ text: `Employment agreement\n\n${body}` }).kind).toBe('employment-agreement')
  expect(kindOf({ text: `Employment agreements are read here with care\n\n${body}` }).kind).not.toBe(
    'employment-agreement',
  )
})
