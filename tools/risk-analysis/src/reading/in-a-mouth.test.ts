import { expect, it } from 'vitest'
import { readBars } from '../bars/read-bars.ts'
import type { CaseType } from '../case-types.ts'
import { readFacts } from './read.ts'
import { sideOf } from './side.ts'

const told = (type: CaseType, text: string) => readFacts(text, type).told.map(({ factor }) => factor.id)

it.each([
  [
    'personal-injury',
    'We defend a delivery company. He swore at deposition that he had never had back trouble; the records show two operations.',
    'prior-condition',
  ],
  [
    'criminal',
    'The prosecutor disclosed that this officer was fired for planting a gun, and that he has admitted to doing it in other stops.',
    'confession',
  ],
  [
    'family',
    'We file for a father. In May the police found the girls alone at night in his apartment.',
    'prior-finding',
  ],
  [
    'intellectual-property',
    'A photographer is suing our client over a picture. We found the license that the photographer signed, a written agreement.',
    'written-agreement',
  ],
  [
    'contract',
    'We represent the importer. In the documents we have to produce there is an email from our owner to the factory.',
    'documents',
  ],
] as const)('is not counted: %s: %s', (type, text, id) => expect(told(type, text)).not.toContain(id))

it.each([
  ['criminal', 'An officer arrested our client, and the client admitted taking the bike.', 'confession'],
  ['other', 'We represent the pedestrian. The board found that the driver was at fault.', 'prior-finding'],
] as const)('is counted: %s: %s', (type, text, id) => expect(told(type, text)).toContain(id))

it.each([
  ['contract', 'Client sued on a store credit card by a collector. She did not sign the application.'],
  ['personal-injury', 'We are retained for a Harrisburg motorist sued over a collision at a gas station exit.'],
  ['employment', 'Our client runs a chain of car washes; an ex-employee alleges retaliation for reporting overtime.'],
  ['intellectual-property', 'Client runs a T-shirt shop, sued for infringing a cartoon raccoon.'],
] as const)('the client is who is sued: %s: %s', (type, text) =>
  expect(sideOf(text, type)).toMatchObject({ isUsual: false }),
)

it.each([
  ['contract', 'Client sued for goods damaged by the carrier.'],
  ['contract', 'Our client sued on a note signed by the borrower.'],
  ['employment', 'Our client sued for wages withheld by the employer.'],
  ['personal-injury', 'We represent the patient. The patient alleges that the surgeon left a sponge in her.'],
  ['employment', 'We represent the employee. The employee claims that she was fired for complaining.'],
] as const)('the client is who sues: %s: %s', (type, text) =>
  expect(sideOf(text, type)).toMatchObject({ isUsual: true }),
)

it('whoever supervised somebody who was let go is not who was let go', () =>
  expect(
    sideOf('Our client is the supervisor of a worker let go in May. The worker sued him.', 'employment'),
  ).toMatchObject({ isUsual: false }))

it('the managers of whoever passed the client over are the other side’s', () => {
  const text =
    'Our client is the lab technician passed over for supervisor. The HR director admitted that she shredded notes.'
  expect(readFacts(text, 'employment').told.find(({ factor }) => factor.id === 'admission')).toMatchObject({
    whose: 'other',
  })
})

it.each([
  [
    'We have no evidence, no written contract, the statute of limitations has run, and our only witness died.',
    'limitation',
  ],
  ['There is no written contract and the limitations period has expired.', 'limitation'],
  [
    'The court granted summary judgment against our client and we missed the deadline to file a notice of appeal by three weeks.',
    'untimely-appeal',
  ],
])('a bar stands beside what is not there: %s', (text, id) =>
  expect(readBars(text, 'contract', null, new Date('2026-11-29'))).toContainEqual(
    expect.objectContaining({ id, holds: true }),
  ),
)

it.each(['There is no written contract.', 'The statute of limitations has not run.'])(
  'no bar is read into %s',
  (text) => expect(readBars(text, 'contract', null, new Date('2026-11-29'))).toEqual([]),
)

it.each([
  ['personal-injury', 'We defend a hospital. Plaintiff’s only witness died.', 'lasting-harm'],
  ['contract', 'We represent the seller. We missed the deadline to file an answer.', 'breach'],
] as const)('is of somebody or something else: %s: %s', (type, text, id) => expect(told(type, text)).not.toContain(id))

it.each([
  ['personal-injury', 'We represent the plaintiff. The crash left her with a permanent limp.', 'lasting-harm'],
  ['contract', 'We represent the buyer. The seller missed the deadline for delivery.', 'breach'],
] as const)('is of the case: %s: %s', (type, text, id) => expect(told(type, text)).toContain(id))
