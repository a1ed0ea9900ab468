import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const read = (caseType: string, description: string, represents = 'claimant'): ReturnType<typeof evidenceOf> =>
  evidenceOf({ caseType, description, represents } as never, [], today)
const ids = (...of: Parameters<typeof read>) => read(...of).factors.map(({ id }) => id)

it.each([
  'Opposing counsel was fined last year in Ohio.',
  'The plaintiff’s lawyer files these by the dozen and has been sanctioned elsewhere.',
  'Their attorney was convicted of tax fraud.',
])('counts nothing that was found against a lawyer in the case: %s', (text) =>
  expect(ids('contract', `The buyer did not pay our client. ${text}`)).not.toContain('prior-finding:other'),
)

it.each(['The driver was cited for running the light.', 'The defendant was fined by the city for the sidewalk.'])(
  'and what was found against a party: %s',
  (text) =>
    expect(
      read('personal-injury', `Our client was hurt. ${text}`)
        .factors.map(({ id }) => id)
        .concat(read('personal-injury', `Our client was hurt. ${text}`).unsettled.map(({ title }) => title)),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/prior-finding:other|official finding/)])),
)

it.each([
  'Our client, 44, a line cook, not disabled, no guardian, broke an ankle in a trench.',
  'She was never legally disabled, so nothing tolls. She broke an arm in the fall.',
])('takes no word about who may sue for the end of the harm: %s', (text) =>
  expect(ids('personal-injury', text)).not.toContain('lasting-harm:denied'),
)

it('and a doctor’s word that nothing stays for it', () =>
  expect(ids('personal-injury', 'Her doctor found no permanent impairment after the crash.', 'defendant')).toContain(
    'lasting-harm:denied',
  ))

it.each([
  ['Surgeon was sued once over a fence. The sponge was left in our patient.', 'the claimant'],
  ['Our client was sued by a guest who fell.', 'the defendant'],
])('takes an old suit against somebody for no suit against the client: %s', (description, title) =>
  expect(evidenceOf({ caseType: 'personal-injury', description } as never, [], today).client.title).toBe(title),
)

it('does not take the trade of the client for a public body that is sued', () =>
  expect(
    read('personal-injury', "I've got Mrs. Ann Diaz, 58, school bus driver. The surgeon left a sponge in her.").bars,
  ).toEqual([]))

it('does not count a limitation from an old arrest', () => {
  const { bars = [] } = read(
    'personal-injury',
    'He fell in a hole in the street on March 3, 2023. He was arrested in 1999 for a fight. No suit is filed.',
  )
  expect(bars.flatMap(({ anchors }) => anchors.map(({ words }) => words)).join()).not.toContain('1999')
})
