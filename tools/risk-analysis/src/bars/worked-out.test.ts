import { expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { readBars } from './index.ts'

const today = new Date('2026-11-28')
const read = (text: string, type: CaseType) =>
  readBars(text, type, null, today).map(({ id, holds, ends }) => `${id} ${holds ? ends : 'asked'}`)

it.each([
  [
    'Defending a studio. The plaintiff never registered the drawings with the Copyright Office, and sued.',
    'intellectual-property',
    'exhaustion other',
  ],
  [
    'The city truck broke the fence nine months ago. He has not presented any claim to the city yet.',
    'other',
    'no-notice-of-claim asked',
  ],
  [
    'Plaintiff bought tile in February 2019, delivered the same month. It sued us in October 2025.',
    'contract',
    'limitation asked',
  ],
  ['A prisoner sues over his cell and never filed a grievance.', 'other', 'exhaustion client'],
  [
    'A prisoner sues over his cell; he never filed a grievance because none was available: not available at all.',
    'other',
    'exhaustion asked',
  ],
  ['Client wants a Title VII suit. He never filed a charge.', 'employment', 'exhaustion client'],
  ['We defend Judge Marlow, sued under 1983 over a ruling from the bench.', 'other', 'immunity other'],
  [
    'The same claim was tried in 2023, judgment was entered, and it was never appealed. Client wants to sue again.',
    'contract',
    'res-judicata client',
  ],
  ['Our state has a statute of repose. The saw was old.', 'personal-injury', 'repose asked'],
  [
    'State bars recovery if plaintiff is more than half at fault. The jury found our client 65 percent at fault.',
    'personal-injury',
    'comparative client',
  ],
  [
    'An Alabama crash. The jury found our client, the plaintiff, 10% at fault.',
    'personal-injury',
    'comparative client',
  ],
  [
    'We are for the appellee in federal court. Judgment for our client was entered on April 6, 2026. Their notice of appeal was filed May 11.',
    'contract',
    'untimely-appeal other',
  ],
  [
    'State court. Judgment was entered March 3, 2026. Our notice of appeal was filed April 20.',
    'contract',
    'untimely-appeal asked',
  ],
] as const)('%s', (text, type, expected) => expect(read(text, type)).toContain(expected))

it.each([
  ['A prisoner sues over his cell after every grievance was denied.', 'other'],
  ['We sue the judge’s neighbor over a fence.', 'other'],
  ['The same claim was tried in 2023, judgment was entered, and the appeal is pending: it was vacated.', 'contract'],
  [
    'State bars recovery if plaintiff is more than half at fault. The jury found our client 20 percent at fault.',
    'personal-injury',
  ],
] as const)('no bar stands: %s', (text, type) =>
  expect(read(text, type).filter((bar) => !bar.endsWith('asked'))).toEqual([]),
)
