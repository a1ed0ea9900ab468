import { expect, test } from 'vitest'
import { kindTitle } from './kind-title.ts'

const court = 'UNITED STATES DISTRICT COURT\n\nANN DOE, Plaintiff,\nv.\nBEN ROE, Defendant.\n\nNo. 2:20-cv-00123\n\n'

test.each([
  ['JUDGMENT', 'order', 'Judgment'],
  ['CIVIL SCHEDULING AND PRETRIAL ORDER', 'order', 'Scheduling Order'],
  ['NOTICE OF HEARING', 'notice', 'Notice of Hearing'],
  ['ORDER GRANTING MOTION TO STAY', 'order', 'Court Order'],
  ['ORDER GRANTING IN PART\nMOTION FOR SUMMARY JUDGMENT', 'order', 'Order on Summary Judgment'],
  ['PLAINTIFF’S NOTICE OF RULE 30(b)(6) DEPOSITION OF\nACME, LLC', 'notice', 'Notice of Rule 30(b)(6) Deposition'],
  ['NOTICE TO TAKE DEPOSITION', 'notice', 'Notice of Deposition'],
  [
    'DEFENDANT’S RESPONSE TO PLAINTIFF’S TRADITIONAL AND\nNO-EVIDENCE MOTION FOR SUMMARY JUDGMENT',
    'motion',
    'Response to a Motion',
  ],
  ['REPLY BRIEF IN SUPPORT OF MOTION TO COMPEL', 'brief', 'Reply in Support of a Motion'],
  ['BRIEF IN SUPPORT OF\nMOTION TO DISMISS', 'brief', 'Brief in Support of a Motion to Dismiss'],
  ['MOTION FOR SUMMARY JUDGMENT', 'motion', 'Motion for Summary Judgment'],
  ['DEFENDANT’S MOTION TO STRIKE PLAINTIFF’S REPLY', 'motion', 'Motion to Strike'],
  ['MOTION FOR LEAVE TO FILE A SUR-REPLY', 'motion', 'Motion for Leave'],
  ['MOTION TO STRIKE THE MOTION TO DISMISS', 'motion', 'Motion to Strike'],
  ['NOTICE OF MOTION AND MOTION TO COMPEL ARBITRATION', 'motion', 'Motion to Compel Arbitration'],
  ['OPPOSITION TO DEFENDANT’S MOTION TO COMPEL ARBITRATION', 'motion', 'Response to a Motion'],
  ['PLAINTIFF’S BRIEF IN RESPONSE TO MOTION TO DISMISS', 'brief', 'Response to a Motion'],
  ['MEMORANDUM IN SUPPORT OF OPPOSITION TO MOTION TO STAY', 'memorandum-of-law', 'Response to a Motion'],
  ['APPELLANT’S REPLY BRIEF', 'brief', 'Reply Brief'],
  ['BRIEF IN SUPPORT OF MOTION TO TRANSFER VENUE', 'brief', 'Brief in Support of a Motion to Transfer'],
  ['OPINION AND ORDER ON CROSS-MOTIONS\nFOR SUMMARY JUDGMENT', 'opinion', 'Opinion and Order on Summary Judgment'],
  ['ANSWER, DEFENSES AND COUNTERCLAIM', 'answer', 'Answer and Counterclaim'],
] as const)('%s', (title, kind, name) =>
  expect(kindTitle({ text: `${court}${title}\n\nThe court has read the papers.` }, kind)).toBe(name),
)

test('a title beside the parties is read down its own column', () => {
  const text = `UNITED STATES DISTRICT COURT

ANN DOE,                          No. 2:20-cv-00123
              Plaintiff,
       v.                         PLAINTIFF’S OPPOSITION TO
BEN ROE COMPANY, LLC,             DEFENDANT’S MOTION TO STAY
              Defendant.          THE CASE

The court has read the papers.`
  expect(kindTitle({ text }, 'motion')).toBe('Response to a Motion')
})
