import { expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { readBars } from './read-bars.ts'

const standing = (type: CaseType, text: string) =>
  readBars(text, type, null, new Date('2026-11-29'))
    .filter(({ holds }) => holds)
    .map(({ id, ends }) => `${id} ${ends}`)

it.each([
  [
    'real-estate',
    'Our client sued the neighbor over a wall that was put up in 2011. A suit must be brought within four years of the trespass, and the complaint was filed in May 2020.',
    'limitation client',
  ],
  [
    'personal-injury',
    'The plaintiff sues our client, a bar. She was not hurt, saw no doctor, missed no work and paid nothing.',
    'no-damages other',
  ],
  ['contract', 'A bank sues our client. The bank signed and sent him a full release of the account.', 'release other'],
  [
    'employment',
    'We represent a driver. She went to the EEOC 250 days after the firing, while the charge had to be filed within 180 days.',
    'untimely-charge client',
  ],
  [
    'family',
    'Our client wants to appeal the equitable distribution. The decree was entered on March 3, 2025, the rules allow thirty days to appeal, no extension was sought, and her notice of appeal was filed on May 9, 2025.',
    'untimely-appeal client',
  ],
] as const satisfies [CaseType, string, string][])('%s: %s', (type, text, bar) =>
  expect(standing(type, text)).toContain(bar),
)

it.each([
  [
    'contract',
    'Our client sues a mill. The mill once had a judgment with prejudice against a stranger, over a different loom.',
  ],
  ['contract', 'A gym sues our client. He lives on Release Street, near Immunity Hospital.'],
  ['contract', 'We act for a mill. The weaver wants a mutual release of all claims; no paper has been signed.'],
] as const satisfies [CaseType, string][])('bars nothing: %s: %s', (type, text) =>
  expect(standing(type, text)).toEqual([]),
)
