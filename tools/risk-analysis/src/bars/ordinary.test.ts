import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-30')
const bars = (caseType: CaseType, represents: string, description: string) =>
  (evidenceOf({ caseType, description, represents } as never, [], today).bars ?? []).map(
    ({ id, holds }) => `${id}${holds ? '' : '?'}`,
  )

describe('an ordinary story is barred by no', () => {
  it.each([
    ['immunity', 'other', 'Our client sues the city for a pothole. The case is before Judge Poe, who ruled for us.'],
    [
      'immunity',
      'personal-injury',
      'The defendant, a senator, voted that morning, then hit our client while drunk. We seek damages.',
    ],
    [
      'immunity',
      'contract',
      'We sue a former prosecutor who runs a bakery; he charged us for bread he did not deliver.',
    ],
    ['immunity', 'personal-injury', 'We sue a judge who rear-ended our client on his way to a hearing.'],
    ['immunity', 'personal-injury', 'We sue the prosecutor whose dog bit our client during her trial.'],
    ['immunity', 'other', 'We sue a judge, our client’s landlord, who ordered the locks changed.'],
    ['immunity', 'personal-injury', 'Our client was immune to the drug, and the doctor gave it again.'],
    ['limitation', 'other', 'Our client sues her old lawyer. He let the statute of limitations run.'],
    [
      'limitation',
      'other',
      'We sue for legal malpractice. The lawyer missed the deadline and the statute of limitations ran.',
    ],
    ['immunity', 'personal-injury', 'She is immune compromised and got sick from the restaurant’s food.'],
    [
      'immunity',
      'other',
      'She sues the state university for damages under the contract, for which the state consented to suit.',
    ],
    [
      'repose',
      'real-estate',
      'Our client moved in in 2010. The neighbor, a contractor, cut down her trees in May 2026. Suit was filed June 2026.',
    ],
    [
      'repose',
      'personal-injury',
      'The building was completed in 1998. Our client, a roofer, fell from scaffolding in May 2026. Suit was filed June 2026.',
    ],
    [
      'repose',
      'contract',
      'Our client, a contractor, installed a kitchen in 2012. The owner has not paid for another. We sued in 2026.',
    ],
    [
      'statute-of-frauds',
      'contract',
      'The sale of the house closed in 2024 by deed. The seller said verbally that the roof was new.',
    ],
  ] as const)('%s: in a case of %s, %s', (id, type, text) =>
    expect(bars(type, 'claimant', text).filter((one) => one.startsWith(id))).toEqual([]),
  )
})

describe('and is by one that it tells', () => {
  it.each([
    [
      'immunity',
      'other',
      'We sue the judge who jailed our client for driving without a license. He wants damages for it.',
    ],
    ['immunity', 'other', 'Our client sues the prosecutor who charged him with drunk driving.'],
    ['immunity', 'other', 'Our client wants to sue the judge who ruled that his fence must come down.'],
    ['immunity', 'other', 'She sues the prosecutor who charged her with crashing her car into a wall.'],
    [
      'immunity',
      'other',
      'She sues the prosecutor who charged her with theft. The attorney drove into a hydrant on his way.',
    ],
    ['immunity', 'other', 'The county is immune to suit under state law.'],
    ['immunity', 'other', 'The school district is immune to claims of this kind.'],
    ['immunity', 'other', 'The agency is immune to liability for discretionary acts.'],
    ['limitation', 'contract', 'Our client, an accounting firm, waited too long and the statute has run.'],
    [
      'limitation?',
      'personal-injury',
      'Medical malpractice case. Her first attorney waited too long and the statute of limitations has run.',
    ],
    [
      'limitation',
      'personal-injury',
      'A lawyer sent us a patient with a malpractice claim against her doctor. The statute of limitations has expired.',
    ],
    ['immunity', 'other', 'He wants money from the judge who jailed him for contempt.'],
    ['immunity', 'other', 'She wants to sue the assistant DA who charged her with theft and argued for bail.'],
    ['repose?', 'real-estate', 'The contractor finished the roof in 2012, and it leaks. Our client sued in 2026.'],
    [
      'statute-of-frauds?',
      'real-estate',
      'He said he’d sell us the farm; we shook hands on it. Nothing was put in writing.',
    ],
  ] as const)('%s: in a case of %s, %s', (id, type, text) => expect(bars(type, 'claimant', text)).toContain(id))
})

it('keeps a late appeal beside a judgment that is said to have decided the same claim', () =>
  expect(
    bars(
      'contract',
      'defendant',
      'The same claim was tried and decided. Judgment was entered in the U.S. District Court on June 1, 2026. The plaintiff’s notice of appeal was filed July 31, 2026.',
    ).toSorted(),
  ).toEqual(['res-judicata?', 'untimely-appeal']))

it('asks of an earlier judgment where the wrong came later', () =>
  expect(
    bars(
      'contract',
      'claimant',
      'The first suit over the same contract was dismissed with prejudice in 2024 and never appealed. We sue on the 2025 breach.',
    ),
  ).toEqual(['res-judicata?']))

describe('an immunity that is told without its name is asked about', () => {
  it.each([
    [
      'other',
      'defendant',
      'We represent a caseworker who is sued for damages because she removed the children without a court order.',
    ],
    ['other', 'claimant', 'Our client sues the trooper who arrested him for filming. He wants damages.'],
    ['personal-injury', 'defendant', 'We represent a church whose volunteer driver hit a pedestrian.'],
    ['personal-injury', 'claimant', 'Our client, a soldier, was hurt by an army surgeon’s mistake.'],
  ] as const)('in a case of %s for the %s: %s', (type, represents, text) =>
    expect(bars(type, represents, text)).toContain('immunity?'),
  )

  it.each([
    [
      'personal-injury',
      'A police officer hit our client’s car while driving to lunch; we sue the officer over the crash.',
    ],
    ['personal-injury', 'Our client fell in an Old Navy store.'],
    ['personal-injury', 'Our client was hit by a car near the church. She sues the driver.'],
    ['other', 'Our client, an officer, was arrested by mistake. He sues the newspaper.'],
  ] as const)('and not in a case of %s: %s', (type, text) =>
    expect(bars(type, 'claimant', text)).not.toContain('immunity?'),
  )
})
