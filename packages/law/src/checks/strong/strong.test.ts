import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'

const pointsOf = (clause: string): string[] => {
  const text = `NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made on May 1, 2024 by and between Oak LLC ("Oak") and Birch Inc. ("Recipient").\n\n1. Secrecy. Recipient shall hold the information of Oak in confidence and shall not disclose it.\n\n2. ${clause}\n\nBy: ________________`
  const blocks = [...text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => ({
    kind: 'paragraph' as const,
    start: index,
    end: index + line.length,
  }))
  return reviewDocument({ text, blocks, pages: [] }).strengths.map(({ point }) => point)
}

test.each([
  [
    'Both sides indemnify',
    'Each party shall indemnify the other party against all losses from its own breach.',
    'Recipient agrees to indemnify Oak and its officers (the "Indemnified Parties") against all losses from any breach.',
  ],
  [
    'Fees go to whoever wins',
    'In any action to enforce this Agreement, the prevailing party shall recover its reasonable attorneys’ fees.',
    'In any action to enforce this Agreement, should it prevail, Oak shall recover its reasonable attorneys’ fees.',
  ],
  [
    'The governing law is named',
    'This Agreement shall be governed by the laws of the State of Ohio.',
    'This Agreement shall be governed by the laws of [ … ].',
  ],
  [
    'Secrecy binds both sides',
    'Each party may disclose information to the other party, and each party shall hold what it receives in confidence.',
    'The receiving party shall hold all Confidential Information of Oak in confidence.',
  ],
  [
    'Secrecy binds both sides',
    'Each party may disclose information to the other. 4. Confidentiality. The Recipient shall hold all Confidential Information in confidence.',
    'Each party may disclose information to the other. 4. Confidentiality. Oak shall hold all Confidential Information of Elm in confidence.',
  ],
  [
    'Both sides need consent to assign, which may not be refused without reason',
    'Neither party may assign this Agreement without the consent of the other, which shall not be unreasonably withheld.',
    'Neither party may assign this Agreement without the consent of the other, except to its successor in a merger.',
  ],
  [
    'It is said what survives the end',
    'The obligations of confidentiality shall survive the termination of this Agreement.',
    'The non-competition obligations of the parties shall survive the termination of this Agreement.',
  ],
])('%s', (point, hit, miss) => {
  expect(pointsOf(hit)).toContain(point)
  expect(pointsOf(miss)).not.toContain(point)
})
