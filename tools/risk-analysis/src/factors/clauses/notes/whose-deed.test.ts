import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../../case-types.ts'
import { evidenceOf } from '../../../evidence.ts'

const today = new Date('2026-11-30')
const pointsOf = (caseType: CaseType, represents: string, description: string, id: string) =>
  evidenceOf({ caseType, description, represents } as never, [], today).factors.find(
    (one) => one.id.split(':')[0] === id,
  )?.points

type Told = readonly [factor: string, type: CaseType, represents: string, text: string, points: number | undefined]

/** The same fact as both lawyers tell it, and of somebody else. */
const told: Readonly<Record<string, readonly Told[]>> = {
  'an objection counts for whoever appeals': [
    ['error-kept', 'contract', 'defendant', 'We lost and appeal. Our objection was made on the record.', 4],
    [
      'error-kept',
      'contract',
      'claimant',
      'The defendant lost and appeals. The defendant’s objection was made on the record.',
      -4,
    ],
    [
      'error-kept',
      'contract',
      'defendant',
      'We lost and appeal. The plaintiff’s objection was made on the record.',
      undefined,
    ],
    ['error-kept', 'contract', 'claimant', 'We won; they appeal. We preserved our objection on the record.', undefined],
  ],
  'findings bind whoever appeals on the witness': [
    ['deferential-review', 'contract', 'claimant', 'We lost and appeal. The judge did not believe our witnesses.', -6],
    [
      'deferential-review',
      'contract',
      'claimant',
      'We lost and appeal. The judge did not believe the defendant’s expert.',
      undefined,
    ],
    [
      'deferential-review',
      'contract',
      'claimant',
      'We appeal. Shutting out our expert was an abuse of discretion.',
      undefined,
    ],
  ],
  'a danger is known to whoever has the place': [
    ['hazard-known', 'personal-injury', 'claimant', 'Our client fell. The railing had been loose for months.', 7],
    ['hazard-known', 'personal-injury', 'defendant', 'We defend the store. The floor had been wet for two hours.', -6],
    [
      'hazard-known',
      'personal-injury',
      'claimant',
      'Our client’s brakes had been failing for weeks before the crash.',
      undefined,
    ],
    [
      'hazard-known',
      'personal-injury',
      'defendant',
      'The plaintiff’s dog had lunged at people twice before.',
      undefined,
    ],
  ],
  'a rule counts where it was not kept': [
    [
      'own-rules',
      'personal-injury',
      'claimant',
      'Our client slipped. The clerk ignored the store’s sweep policy. Nobody had swept, in violation of store policy.',
      5,
    ],
    [
      'own-rules',
      'personal-injury',
      'defendant',
      'We defend the store. Store policy requires an hourly sweep, and the log shows one at 2:10.',
      undefined,
    ],
    [
      'own-rules',
      'personal-injury',
      'defendant',
      'The company manual forbids riding on the forks. The plaintiff rode on them.',
      undefined,
    ],
  ],
  'complaints are a pattern of whom they are against': [
    ['pattern', 'personal-injury', 'claimant', 'The deputy had seven prior complaints in four years.', 5],
    [
      'pattern',
      'personal-injury',
      'defendant',
      'The plaintiff had six prior lawsuits against other stores in ten years.',
      undefined,
    ],
    [
      'pattern',
      'personal-injury',
      'claimant',
      'Our client had five prior complaints about her back in the years before.',
      undefined,
    ],
  ],
  'an injury is that of whoever claims': [
    ['treatment', 'personal-injury', 'claimant', 'Our client had 40 stitches and a rod in her leg.', 6],
    [
      'treatment',
      'personal-injury',
      'claimant',
      'The defendant needed twelve stitches. Our client walked away.',
      undefined,
    ],
    ['lasting-harm', 'personal-injury', 'claimant', 'The other driver lost two fingers in the crash.', undefined],
    [
      'damages-shown',
      'contract',
      'defendant',
      'Our client had $40,000 in lost profits on the counterclaim.',
      undefined,
    ],
  ],
  'a waiver counts where the injured signed it': [
    [
      'assumed-risk',
      'personal-injury',
      'defendant',
      'The plaintiff signed our liability waiver before the climb and fell.',
      5,
    ],
    ['assumed-risk', 'personal-injury', 'claimant', 'Our client signed the gym’s waiver and fell from the wall.', -5],
    [
      'assumed-risk',
      'personal-injury',
      'claimant',
      'The gym signed a liability waiver with the city. Our client fell.',
      undefined,
    ],
  ],
  'force is that against whoever is held': [
    ['not-resisting', 'other', 'claimant', 'The deputy kicked him while he lay face down in handcuffs.', 8],
    [
      'not-resisting',
      'other',
      'claimant',
      'The officer was kicked while our client was handcuffed face down.',
      undefined,
    ],
  ],
  'an empty purse is that of whoever would pay': [
    ['insolvency', 'contract', 'claimant', 'The defendant went bankrupt in March.', -4],
    ['insolvency', 'contract', 'claimant', 'Our client went through bankruptcy in 2015.', undefined],
  ],
  'force is told in the present as well': [
    [
      'not-resisting',
      'other',
      'claimant',
      'Video shows him face down, cuffed and still, while one officer kicks him seven times.',
      8,
    ],
    ['not-resisting', 'other', 'claimant', 'Our client was cuffed while another man hit the officer.', undefined],
  ],
  'a letter goes unheeded where they went on': [
    ['willful', 'intellectual-property', 'claimant', 'We sent them a letter about the mark and they kept using it.', 5],
    [
      'willful',
      'intellectual-property',
      'defendant',
      'Our client got their cease-and-desist letter and stopped the same week.',
      undefined,
    ],
    [
      'willful',
      'intellectual-property',
      'defendant',
      'We sent them a letter and she kept using the name. They sue us.',
      undefined,
    ],
  ],
  'confusion is of the two makers': [
    [
      'confusion',
      'intellectual-property',
      'claimant',
      'Several customers asked whether we were affiliated with them. Trademark.',
      6,
    ],
    [
      'confusion',
      'intellectual-property',
      'claimant',
      'Two customers returned the wrong part. Patent and brand case.',
      undefined,
    ],
  ],
  'who knew the original worked for its owner': [
    ['access', 'intellectual-property', 'claimant', 'Their designer used to work for us. Copyright.', 4],
    [
      'access',
      'intellectual-property',
      'defendant',
      'Their designer used to work for us. Copyright; they say we copied.',
      undefined,
    ],
  ],
  'permission counts where whoever claims by use had it': [
    [
      'used-by-permission',
      'real-estate',
      'claimant',
      'The neighbor told our client to go ahead and mow the strip.',
      -7,
    ],
    ['used-by-permission', 'real-estate', 'defendant', 'The strip: our client let the plaintiff use it.', 7],
    [
      'used-by-permission',
      'real-estate',
      'claimant',
      'The strip is ours: our client told the neighbor he could park there.',
      undefined,
    ],
  ],
  'a disclosure hides nothing': [
    [
      'nondisclosure',
      'real-estate',
      'claimant',
      'As-is sale. The seller patched the roof and painted over the stain before closing.',
      7,
    ],
    [
      'nondisclosure',
      'real-estate',
      'claimant',
      'As-is sale. The seller had patched the roof in 2019 and told the buyers so before closing.',
      undefined,
    ],
    [
      'nondisclosure',
      'real-estate',
      'defendant',
      'As-is sale. Our sellers knew of the leak and said so in the disclosure.',
      undefined,
    ],
  ],
  'rent is no part of a price': [
    [
      'part-performance',
      'real-estate',
      'claimant',
      'Oral deal for the farm. Our client moved in, built a barn and paid the taxes.',
      7,
    ],
    [
      'part-performance',
      'real-estate',
      'claimant',
      'Oral deal. Our client moved in and paid $400 a month rent on the house.',
      undefined,
    ],
  ],
  'a reading counts from the limit on': [
    ['physical-evidence', 'criminal', 'defense', 'Our client blew a 0.14 in a DUI stop.', -9],
    ['physical-evidence', 'criminal', 'defense', 'Our client blew a .06 in a DUI stop.', undefined],
    ['under-limit', 'criminal', 'defense', 'Our client blew a .06 in a DUI stop.', 6],
    ['under-limit', 'criminal', 'prosecution', 'We prosecute. He was stopped for a DUI and blew a .06.', -6],
    ['under-limit', 'criminal', 'defense', 'Our client, a trucker with a CDL, blew a .06 in a DUI stop.', undefined],
    [
      'physical-evidence',
      'criminal',
      'defense',
      'The blood test came back at 0.00. He was stopped on Main.',
      undefined,
    ],
  ],
  'what others had or did is nothing against the accused': [
    ['physical-evidence', 'criminal', 'defense', 'Two grams of meth were found in his pocket.', -9],
    ['physical-evidence', 'criminal', 'defense', 'Two grams of meth were found in the passenger’s purse.', undefined],
    ['physical-evidence', 'criminal', 'defense', 'The victim blew a .19 and swung first.', undefined],
    ['record', 'criminal', 'defense', 'The informant has two prior convictions.', undefined],
    ['record', 'criminal', 'defense', 'It is his first DUI. He has a job.', undefined],
    ['record', 'criminal', 'defense', 'This is her third DUI. She has a job.', -4],
    ['video-for-defense', 'criminal', 'defense', 'The dashcam shows the officer calm.', undefined],
    ['warnings', 'criminal', 'defense', 'Before the warnings he said nothing at the station.', undefined],
  ],
  'who was absent, and whose wish': [
    [
      'school-missed',
      'family',
      'petitioner',
      'We act for mom. The kids live with dad. Their son missed 31 days of school this year.',
      6,
    ],
    [
      'school-missed',
      'family',
      'petitioner',
      'We act for mom. The kids live with dad. The teacher was absent 30 days this school year.',
      undefined,
    ],
    [
      'school-missed',
      'family',
      'petitioner',
      'We act for mom. The kids live with dad. Dad missed 12 days of work for school plays.',
      undefined,
    ],
    [
      'child-stays',
      'family',
      'petitioner',
      'Our client is the mother. She wants to move to Ohio. The kids want to stay with her.',
      undefined,
    ],
    ['missed-visits', 'family', 'petitioner', 'We represent mom. Mom’s sister cancelled six visits.', undefined],
    [
      'substance',
      'family',
      'petitioner',
      'Our client is the mother. Her new boyfriend finished rehab last year.',
      undefined,
    ],
  ],
  'a remedy, a remark and a report by whom': [
    [
      'prompt-remedy',
      'employment',
      'defendant',
      'She complained of harassment. The manager was fired two days after that.',
      7,
    ],
    [
      'prompt-remedy',
      'employment',
      'claimant',
      'Our client complained of slurs. He was fired two days after.',
      undefined,
    ],
    ['remarks', 'employment', 'claimant', 'The boss joked that she was too old for the route.', 7],
    ['remarks', 'employment', 'claimant', 'A co-worker told her she is too old.', undefined],
    ['protected-activity', 'employment', 'claimant', 'Our client told HR that her supervisor had groped her.', 7],
    ['protected-activity', 'employment', 'claimant', 'The supervisor told HR that our client was late.', undefined],
    ['protected-activity', 'employment', 'defendant', 'The plaintiff emailed HR about a parking space.', undefined],
    ['statistics', 'employment', 'claimant', 'Of the nine let go, eight were over fifty.', 5],
    ['statistics', 'employment', 'defendant', 'Of the nine let go, two were over fifty.', undefined],
  ],
  'whose answer, and whose account': [
    ['default', 'contract', 'claimant', 'We sued. The answer deadline passed and nobody answered.', 10],
    [
      'default',
      'contract',
      'claimant',
      'Counterclaim. Our answer to it was due; the answer date has passed.',
      undefined,
    ],
    ['account-admitted', 'contract', 'defendant', 'Our client had a card with the bank. A debt buyer sues.', -4],
    ['account-admitted', 'contract', 'defendant', 'Debt suit. They had the account in a batch of 4,000.', undefined],
  ],
  'a case that was lost, and a lawyer': [
    [
      'negligence',
      'other',
      'defendant',
      'Legal malpractice. We defend the lawyer. The plaintiff missed every hearing.',
      undefined,
    ],
    [
      'underlying-weak',
      'other',
      'claimant',
      'Legal malpractice. The lawyer really was drunk at the hearing.',
      undefined,
    ],
    [
      'damages-shown',
      'other',
      'claimant',
      'Legal malpractice. The default judgment was for $80,000, later set aside.',
      undefined,
    ],
    ['insurance', 'personal-injury', 'defendant', 'The plaintiff has a $50,000 UIM policy.', undefined],
  ],
}

for (const [title, cases] of Object.entries(told))
  describe(title, () => {
    it.each(cases)('%s in a case of %s for the %s: %s', (id, type, represents, text, points) =>
      expect(pointsOf(type, represents, text, id)).toBe(points),
    )
  })
