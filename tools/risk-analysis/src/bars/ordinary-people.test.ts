import { expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const bars = (caseType: string, description: string) =>
  (evidenceOf({ caseType, description } as never, [], new Date('2026-11-30')).bars ?? []).map(
    ({ id, holds, ends }) => `${id} ${holds ? ends : 'asked'}`,
  )

it.each([
  ['contract', 'Our client sues. The parties already litigated this claim in Utah and our client lost.'],
  ['contract', 'We represent the plaintiff. We already litigated this claim in 2021.'],
  ['real-estate', 'Our client sues. The boundary claim was already adjudicated in Ohio.'],
])('reads that a claim was decided before, whoever litigated it: %s, %s', (type, text) =>
  expect(bars(type, text)).toContain('res-judicata client'),
)

it('and not that somebody had decided on something', () =>
  expect(bars('contract', 'Our client had already decided to sell the truck.')).toEqual([]))

it.each([
  ['Our client sues a judge. The judge jailed him for contempt without a hearing.', 'immunity client'],
  ['We represent a woman suing the prosecutor. The prosecutor charged her without evidence.', 'immunity client'],
  ['Our client is a retired judge, sued for a ruling from the bench.', 'immunity other'],
  ['We represent a judge. A litigant sues her over a ruling from the bench.', 'immunity other'],
])('takes whoever is sued for the immune one, and no client who sues: %s', (text, bar) =>
  expect(bars('other', text)).toContain(bar),
)

it.each([
  'Malpractice claim against our client’s former firm. The firm missed the deadline, and the claim is time-barred.',
  'Malpractice suit against the law firm Dow & Hurd. They missed the deadline to sue the clinic’s nurse; the claim is now time-barred.',
])('lets a lawyer’s own failing bar no claim against them, whatever the earlier case was about: %s', (text) =>
  expect(bars('other', text)).toEqual([]),
)

it.each([
  'Malpractice suit against a surgeon. Opposing counsel moved to dismiss. The limitations period has expired.',
  'Malpractice claim against our client’s former firm. The accountants filed late, and the claim is time-barred.',
])('and lets the time to sue a doctor or an accountant run: %s', (text) =>
  expect(bars('other', text)).toContain('limitation client'),
)
