import { expect, test } from 'vitest'
import { partsOf, wholeByHead } from '../summary/parts.ts'
import { courtPaperByParts } from './by-parts.ts'

const caption =
  'UNITED STATES DISTRICT COURT\nDISTRICT OF MAINE\n\nANN DOE,\nPlaintiff,\nv.\nBEN ROE, INC.,\nDefendant.\n\nCase No. 2:26-cv-00123\n\n'
const heads = {
  order:
    caption +
    'ORDER\n\nThis matter came before the Court on the motion of the plaintiff, which the Court has read with the papers filed against it.\n\n',
  motion:
    caption +
    'DEFENDANT’S MOTION TO COMPEL\n\nDefendant Ben Roe, Inc. moves to compel the plaintiff to answer its interrogatories, which were served in the spring.\n\n',
  complaint:
    caption +
    'COMPLAINT\n\nPlaintiff Ann Doe alleges as follows against the defendant Ben Roe, Inc., which employed her in Portland.\n\n',
  letter:
    'HALL & REED LLP\n1 Main Street, Portland, Maine 04101\n\nMay 4, 2026\n\nRe: Doe v. Roe\n\nDear Mr. Hart:\n\nWe represent Ann Doe in this matter and write about the contract that your client signed last year.\n\n',
  opinion:
    'SUPREME COURT OF MAINE\n\nDOE v. ROE\n\nAMES, J.\n\nThe tenant gave notice by electronic mail, and the landlord sued for the rent. The Superior Court granted judgment to the landlord, and the tenant appeals from that judgment.\n\n',
  notice:
    caption +
    'NOTICE OF HEARING\n\nPLEASE TAKE NOTICE that the motion of the defendant will be brought on for a hearing before the Honorable Ann Ames, judge of this court.\n\n',
}
type Kind = keyof typeof heads
const ends: Partial<Record<Kind, string>> = {
  order: '\n\nThe Clerk shall send copies of this order to counsel of record in this matter.\n\nSO ORDERED.',
  opinion: '\n\nWe hold that the notice was sufficient under the statute.\n\nThe judgment is affirmed.',
  letter: '\n\nSincerely,\n\nJoan Hall',
}

const dueIn = (kind: Kind, sentence: string): string => {
  const source = { text: heads[kind] + sentence + (ends[kind] ?? ''), blocks: [], pages: [] }
  const reader = courtPaperByParts(wholeByHead(source, 40_000))
  for (const part of partsOf(source, 40_000)) reader.add(part)
  return reader
    .all()
    .filter(({ name }) => name === 'deadlines')
    .map(({ text }) => text)
    .join('\n')
}

test.each<[Kind, string]>([
  ['order', 'Defendant shall respond to the amended complaint by July 6, 2026.'],
  ['order', 'The parties shall file a joint proposed pretrial order no later than February 12, 2027.'],
  ['order', 'Any motion in limine is due by January 29, 2027.'],
  ['order', 'The parties are ORDERED to mediate before Magistrate Judge Lyle on or before December 18, 2026.'],
  ['order', 'Trial on Count Two remains set for March 9, 2027 at 9:00 a.m.'],
  ['order', 'A status conference is set for August 3, 2026 at 10:00 a.m. by video.'],
  ['order', 'Plaintiff has until June 15, 2026 to amend.'],
  ['order', 'The trial-ready date is September 8, 2026.'],
  ['order', 'Defendant shall produce the documents within fourteen days of the entry of this order.'],
  ['order', 'Discovery shall close on October 2, 2026.'],
  ['order', 'Fact discovery is extended through October 2, 2026.'],
  ['order', 'Objections to this Report must be filed within 14 days after service.'],
  ['order', 'The hearing on the motion is continued to July 20, 2026 at 1:30 p.m.'],
  ['order', 'Counsel shall appear on July 20, 2026 at 1:30 p.m. in Courtroom 5.'],
  ['order', 'The bond shall be posted not later than 5:00 p.m. on June 12, 2026.'],
  ['order', 'Dispositive motions: September 1, 2026.'],
  ['order', 'Failure to file an amended complaint by June 30, 2026 will result in dismissal with prejudice.'],
  ['order', 'The Clerk shall set this matter for trial during the two-week period that begins November 2, 2026.'],
  ['order', 'Plaintiff is granted leave to file a second amended complaint on or before July 1, 2026.'],
  ['order', 'Defendant’s time to answer is extended to July 1, 2026.'],
  ['order', 'The case is stayed for sixty days, and the parties shall file a status report at the end of that time.'],
  ['order', 'Responses to the motion are to be filed by June 8 and any reply by June 15, 2026.'],
  ['motion', 'The hearing on this motion is set for June 22, 2026 at 2:00 p.m. in Department 12.'],
  ['motion', 'Discovery closes on September 30, 2026.'],
  [
    'motion',
    'The motion will be heard on June 22, 2026, at 2:00 p.m., or as soon thereafter as the matter may be heard.',
  ],
  ['letter', 'Please pay $14,200 by May 29, 2026.'],
  ['letter', 'If we do not receive payment within ten days of the date of this letter, we will file suit.'],
  ['letter', 'You have 30 days from the date of this letter to cure.'],
  ['letter', 'We ask that you respond in writing no later than May 20, 2026.'],
  ['letter', 'Our offer remains open until 5:00 p.m. on May 29, 2026.'],
  ['letter', 'Kindly let us have your client’s answer on or before May 20, 2026.'],
  ['letter', 'The limitations period expires on July 1, 2026.'],
  ['notice', 'The hearing will be held on June 22, 2026 at 2:00 p.m. in Courtroom 3.'],
  ['notice', 'Any response must be filed at least seven days before the hearing.'],
  ['notice', 'You must answer within 21 days after service of this summons on you.'],
])('in a paper that is %s, is due: %s', (kind, sentence) =>
  expect(dueIn(kind, sentence)).toContain(sentence.slice(0, 40)),
)

test.each<[Kind, string]>([
  ['motion', 'Counsel for Vance conferred with counsel for Plaintiff by telephone on August 4, 2026.'],
  [
    'motion',
    'Pursuant to the Court’s practice standards, counsel for Vance conferred with counsel for Plaintiff by telephone on August 4, 2026.',
  ],
  ['motion', 'Vance was chief financial officer from June 2023 until his resignation on January 12, 2025.'],
  [
    'motion',
    'Defendant served its interrogatories on March 3, 2026, and plaintiff’s answers were due by April 2, 2026.',
  ],
  ['motion', 'Plaintiff worked for the defendant until May 3, 2024.'],
  ['motion', 'The parties met and conferred on April 20 and April 27, 2026, and are at an impasse.'],
  ['motion', 'The plaintiff missed the deadline of April 2, 2026.'],
  ['motion', 'The defendant was required to deliver the goods by March 1, 2025.'],
  ['complaint', 'Defendant promised to finish the roof by May 1, 2025.'],
  ['complaint', 'Under the contract, the defendant had to pay within thirty days of each invoice.'],
  ['complaint', 'Defendants did not repair the pipe until February 20, 2025.'],
  ['complaint', 'On January 15, 2025, an inspector issued a Notice of Violation requiring repair within 35 days.'],
  ['complaint', 'She was employed from May 1, 2019 until she was discharged on June 4, 2025.'],
  ['complaint', 'Plaintiff filed her charge on June 4, 2025 and this action within ninety days of the notice.'],
  ['complaint', 'The lease was to run until December 31, 2027.'],
  ['complaint', 'The term of the lease began on January 1, 2024 and expires on December 31, 2027.'],
  ['order', 'Plaintiff worked as a crane operator from 2014 until her termination on February 6, 2024.'],
  ['order', 'Defendant did not answer until May 4, 2026.'],
  ['order', 'Plaintiff had until May 1, 2026 to respond and did not.'],
  ['order', 'The parties conferred by telephone on May 4, 2026.'],
  ['order', 'The deadline for amending pleadings passed on March 2, 2026.'],
  ['order', 'The contract required delivery by June 1, 2024.'],
  ['order', 'The hearing was held on May 4, 2026.'],
  ['order', 'A motion under Rule 59(e) must be filed within 28 days after the entry of judgment, and this one was.'],
  ['opinion', 'The tenant remained in possession until May 4, 2024.'],
  ['opinion', 'The statute gives a tenant until the tenth day of the month to pay.'],
  ['opinion', 'The trial was set for May 4, 2023, and was continued to July 6, 2023.'],
  ['opinion', 'The landlord conferred with the tenant on May 4, 2024.'],
  ['letter', 'Your client was to deliver the goods by March 1, 2026.'],
  ['letter', 'We spoke by telephone on May 1, 2026.'],
  ['letter', 'Lumen’s counsel received our litigation hold demand on April 3, 2024.'],
  ['letter', 'The goods were not delivered until April 9, 2026.'],
  [
    'letter',
    'Lumen has produced no Slack messages for the period before July 1, 2024, and has now told us that its retention setting was ninety days until that date.',
  ],
])('in a paper that is %s, is not due: %s', (kind, sentence) =>
  expect(dueIn(kind, sentence)).not.toContain(sentence.slice(-40)),
)
