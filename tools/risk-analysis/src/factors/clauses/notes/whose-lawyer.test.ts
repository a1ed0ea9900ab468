import { expect, it } from 'vitest'
import { evidenceOf } from '../../../evidence.ts'

const today = new Date('2026-11-30')
const negligence = (description: string) =>
  evidenceOf({ caseType: 'other', description, represents: 'claimant' } as never, [], today).factors.find(({ id }) =>
    id.startsWith('negligence'),
  )?.points

it.each([
  'Our client sues her former lawyer for malpractice. He missed the deadline to file the appeal.',
  'We sue her former lawyer for malpractice, and he blew the statute.',
  'Our client sues her former lawyer, Attorney Hale, for malpractice. Attorney Hale missed the deadline to answer.',
  'Legal malpractice case. Hale was her lawyer. Hale missed the deadline to answer the complaint.',
  'Legal malpractice. Her lawyer was Tom Ek. Ek never served the complaint.',
  'Our client sues his old lawyer. She never answered the complaint.',
  'We sue her old lawyer for malpractice. He met her once. He never filed the petition.',
])('takes a name or a pronoun for the lawyer who was introduced before: %s', (text) => expect(negligence(text)).toBe(9))

it.each([
  'Our client sues his former lawyer. He failed to answer the complaint.',
  'Our client sues his former lawyer. Our client is a retired teacher. He missed the hearing.',
  'Our client, Ann Ekman, sues her lawyer for malpractice. Ekman missed the hearing.',
  'Legal malpractice. Hale was her lawyer and Petrie was her brother. Petrie missed the hearing.',
  'Legal malpractice. The insurer hired Dunn as expert. Dunn missed the deadline to file.',
  'Our client sues her former lawyer over a lost case against her landlord. He never filed an answer.',
])('and nobody else for the lawyer: %s', (text) => expect(negligence(text)).toBeUndefined())
