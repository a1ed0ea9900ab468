import { expect, test } from 'vitest'
import { reviewDocument } from '../review.ts'
import { documentOf, severityOf } from './__fixtures__/severity-of.ts'

const parties =
  'This Agreement is made on May 1, 2024 by and between Oak LLC ("Discloser") and Birch Inc. ("Recipient").'
const secrecy = 'Recipient shall not disclose Confidential Information to anyone and shall use it only to evaluate Oak.'
const signed = 'By: ________________\nName:\nTitle:'
const nda = (more: string, title = 'NON-DISCLOSURE AGREEMENT') =>
  `${title}\n\n${parties}\n\n1. ${secrecy}\n\n2. ${more}\n\n${signed}`

test('what nothing speaks of is missing, and weighs', () => {
  expect(severityOf(nda('Recipient pays its own costs.'), 'missing.nda-return')).toBe('medium')
})

test('where a word of the subject stands, that the clause is missing weighs little', () => {
  expect(severityOf(nda('Nobody need hand back, but may dispose of copies.'), 'missing.nda-return')).toBe('low')
  expect(severityOf(nda('Earlier understandings between them end today.'), 'missing.entire-agreement')).not.toBe(
    'medium',
  )
})

test('what a paper of its kind does not need weighs little', () => {
  const secret = nda('Each party may end this by sixty days’ written notice.')
  expect(severityOf(secret, 'missing.notices')).not.toBe('medium')
})

test('of a paper whose kind is not sure, nothing that is missing weighs', () => {
  const letter = `May 1, 2024\n\nDear Mr. Roe:\n\nYou have asked for information. You will keep the "Evaluation Material" confidential and disclose it to nobody. The laws of Ohio govern this letter. Birch shall indemnify Oak against all losses.\n\nPlease sign and return the enclosed copy to accept.\n\nSincerely,\n\nAnn Doe\n\nAccepted and agreed:\n${signed}`
  const found = reviewDocument(documentOf(letter)).findings.filter(({ check }) => check.id.startsWith('missing.'))
  expect(found.filter(({ check }) => check.severity !== 'low')).toEqual([])
})

test('a line beside the signature weighs little, and one in the opening words weighs', () => {
  const end =
    'IN WITNESS WHEREOF, the parties have executed this Agreement.\n\nDate of birth of the signer and place: ________\n'
  expect(severityOf(nda(end), 'blank.line')).not.toBe('medium')
  expect(severityOf(nda('The fee of Recipient is ________ dollars.'), 'blank.line')).toBe('medium')
})

test('law of another country weighs where a party is at home in the United States', () => {
  const english = 'This Agreement is governed by the laws of England.'
  expect(severityOf(nda(`${english} Oak is a company of Delaware.`), 'risk.foreign-forum')).toBe('medium')
  expect(severityOf(nda(english), 'risk.foreign-forum')).not.toBe('medium')
})

test('a schedule of another paper, and a section that its parts stand for, are not asked for', () => {
  const other = nda(
    'The buyers are those of the Purchase Agreement, as set forth in Schedule I thereto. See Section 8.1.',
  )
  const found = reviewDocument(
    documentOf(`${other}\n\n8.1.1. Recipient returns copies.\n\n8.1.2. Recipient keeps none.`),
  )
  expect(found.findings.map(({ check }) => check.id)).not.toContain('reference.attachment')
  expect(found.findings.map(({ check }) => check.id)).not.toContain('reference.section')
})

test.each([
  'CONFIDENTIALITY (NON-DISCLOSURE) AGREEMENT',
  'NON–DISCLOSURE AGREEMENT',
  'Confidentiality, Non-Disclosure and Data Security Agreement',
  'NON-DISCLOSURE CERTIFICATE',
])('%s is an agreement on secrets', (title) => {
  expect(reviewDocument(documentOf(nda('Recipient pays its own costs.', title))).kind).toBe('non-disclosure-agreement')
})

test('a policy is no agreement, whatever it says of law and liability', () => {
  const words =
    'This policy is governed by the laws of Ohio. We limit our liability to $10. You shall indemnify us against all claims. This is the entire agreement. We may assign it. Any dispute is settled by arbitration under the rules of the AAA. Neither of us is liable for events beyond its control.'
  expect(reviewDocument(documentOf(`PRIVACY POLICY\n\n${words}`)).kind).toBe('other')
})

test('a recital is no term', () => {
  const grant = 'Oak grants Recipient the exclusive right to sell the Products in Ohio.'
  expect(severityOf(nda(grant), 'risk.exclusivity')).toBe('medium')
  expect(severityOf(nda(`x\n\nWHEREAS, ${grant}`), 'risk.exclusivity')).not.toBe('medium')
})

test('of a license to everybody, and of a note that names one, nothing weighs', () => {
  const grant =
    'Each Contributor hereby grants to You a perpetual, irrevocable license. The Work is provided "AS IS". You agree to indemnify each Contributor for any liability. This Agreement is governed by the laws of Ohio.'
  const note =
    'LICENSE\n\nThe editor is licensed under a commercial license agreement. For the full terms see https://example.com. [Oak](https://example.com) owns it.'
  const grave = (text: string) =>
    reviewDocument(documentOf(text)).findings.filter(({ check }) => check.severity !== 'low')
  expect(grave(`PUBLIC LICENSE AGREEMENT\n\n${grant}`)).toEqual([])
  expect(grave(note)).toEqual([])
  expect(
    grave(`LICENSE AGREEMENT\n\n${grant.replace('Each Contributor hereby', 'Oak hereby')} License fees are $100.`),
  ).not.toEqual([])
})

test.each([
  ['missing.nda-return', 'Recipient shall keep the papers safe and shall return them within a week of a request.'],
  ['missing.nda-compelled', 'It does not include what is disclosed pursuant to the requirements of an agency.'],
  ['missing.nda-exclusions', 'The records are those of a student, and the law protects them.'],
])('%s weighs little beside words of its subject', (id, words) => {
  expect(severityOf(nda('Recipient pays its own costs.'), id)).toBe('medium')
  expect(severityOf(nda(words), id)).not.toBe('medium')
})

test('what somebody represents of other agreements is no restraint', () => {
  const bars = 'For two years after the end, Recipient shall not compete with Oak in Ohio.'
  expect(severityOf(nda(bars), 'risk.non-compete')).toBe('high')
  const represents =
    'Recipient represents that the work does not breach any agreement or covenant not to compete in business.'
  expect(severityOf(nda(represents), 'risk.non-compete')).toBeUndefined()
})

test('a line that was written on is no blank', () => {
  expect(severityOf(nda('The event is ______ and begins on ______.'), 'blank.line')).toBe('medium')
  expect(severityOf(nda('The event is ______Spring Fair, June 2017______ of Oak.'), 'blank.line')).toBeUndefined()
})

test.each(['On ________, in ________', 'Place, DD/MM/YYYY', '________ [date]'])('%s is a line for the date', (line) => {
  const last = nda('It takes effect on the date of the last signature.')
  expect(severityOf(last, 'date.last-signature')).toBe('medium')
  expect(severityOf(`${last}\n${line}`, 'date.last-signature')).toBeUndefined()
})
