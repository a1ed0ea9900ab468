import { describe, expect, it } from 'vitest'
import type { CaseType } from '../../../case-types.ts'
import { evidenceOf } from '../../../evidence.ts'

const today = new Date('2026-11-30')
const read = (caseType: CaseType, represents: string, description: string) =>
  evidenceOf({ caseType, description, represents } as never, [], today)
const counted = (caseType: CaseType, represents: string, description: string) =>
  read(caseType, represents, description).factors.map(({ id, points }) => `${id} ${points}`)

const injury = 'personal-injury'
const works = 'intellectual-property'
const land = 'real-estate'

describe('an everyday sentence counts for nothing', () => {
  it.each([
    [injury, 'claimant', 'Our client was rear-ended on Route 9. He was doing 60 in a 45.'],
    [injury, 'claimant', 'My client slipped at the store. No ticket was issued to her for the parking.'],
    [injury, 'claimant', 'Our client sues her surgeon. He skipped the follow-up and the wound went bad.'],
    [injury, 'claimant', 'Our client was hurt. He missed two appointments because his car was wrecked.'],
    [injury, 'claimant', 'Our client was hurt in a crash. Her mother’s doctor expects arthritis.'],
    [injury, 'claimant', 'Our client fell at the hospital. The needle was left in the tray beside the bed.'],
    [injury, 'claimant', 'Our client sues the hospital. The needle was found in the trash.'],
    [injury, 'claimant', 'Our client was attacked. She could not identify a single attacker because it was dark.'],
    [injury, 'defendant', 'We defend a hospital. A sponge was left in the patient by the first surgeon.'],
    [
      'contract',
      'claimant',
      'Our client sues the builder. The engineer found the wall was 8 feet where the plans call for 8 feet.',
    ],
    [
      'contract',
      'claimant',
      'Our client sues the general contractor. Our client’s supplier failed to deliver the doors.',
    ],
    ['contract', 'claimant', 'Our client was a buyer. He did not attend the settlement conference.'],
    [land, 'claimant', 'Our client bought a house. She did not come to the closing because she was ill.'],
    [
      'employment',
      'claimant',
      'Our client says she was misclassified as an independent contractor. They set prices with their customers.',
    ],
    [
      'employment',
      'claimant',
      'Our client was an independent contractor hurt at work. The doctor decides when he can come back.',
    ],
    ['employment', 'defendant', 'We defend the employer. The employee wiped his phone when he traded it in.'],
    [works, 'defendant', 'Trade secret case. Our client saved his family photos and tax files to a USB drive.'],
    [works, 'defendant', 'Copyright suit. A customer told our client to copy its own design.'],
    [works, 'claimant', 'Copyright suit. The license the photographer gave covered one print run.'],
  ] as const)('%s, %s: %s', (type, side, text) => expect(counted(type, side, text)).toEqual([]))
})

describe('told of whom it must be, it counts', () => {
  it.each([
    [injury, 'claimant', 'Our client was hurt in a crash. Our client was doing 60 in a 45.', 'negligence -10'],
    [
      injury,
      'claimant',
      'Our client was riding his bicycle. The report says the cyclist was at fault.',
      'comparative-fault -10',
    ],
    [
      injury,
      'claimant',
      'Our client was hurt in a crash. Our client skipped six therapy appointments.',
      'treatment:denied -7',
    ],
    [injury, 'claimant', 'A clamp was left inside our client during surgery.', 'negligence:other 9'],
    [
      injury,
      'claimant',
      'The expert found the stairs defective and says nothing else could have caused the fall.',
      'opinion-for-claim 8',
    ],
    ['contract', 'claimant', 'Our client paid. Our client’s supplier failed to deliver the doors.', 'breach:other 7'],
    ['contract', 'claimant', 'We’ve got Hale Brothers, who never delivered. Our client paid in full.', 'performance 6'],
  ] as const)('%s, %s: %s', (type, side, text, one) => expect(counted(type, side, text)).toContain(one))

  it('blames no client who drove for the cyclist whom a report blames', () =>
    expect(
      counted(
        injury,
        'claimant',
        'Our client was driving when a cyclist hit her. The officer found that the cyclist was at fault.',
      ),
    ).not.toContain('comparative-fault -10'))
  it.each([
    [injury, 'The video shows him texting on his phone when he rear-ended our client.', 'Fault of the injured person'],
  ] as const)('does not ask about the client’s fault where the other side did it: %s: %s', (type, text, title) =>
    expect(read(type, 'claimant', text).unsettled.map((one) => one.title)).not.toContain(title),
  )
  it('reads a name that is short for a month', () =>
    expect(counted('contract', 'claimant', 'Jan Kowalski owes our client rent. Jan never paid.')).toEqual([
      'breach:other 7',
    ]))
  it('counts a lawyer who was sanctioned against nobody', () =>
    expect(counted('contract', 'claimant', 'Our client sues the seller. Defense counsel was sanctioned.')).toEqual([]))
  it('counts that a buyer is bankrupt, whatever else the estate sues over', () => {
    const text = 'We sold pallets to a buyer. It filed bankruptcy; there is an adversary proceeding.'
    expect(counted('contract', 'claimant', text)).toEqual(['insolvency -4'])
  })
  it('asks about figures that are set beside each other', () =>
    expect(
      read(
        'contract',
        'claimant',
        'The engineer found the beam was 12 inches where the plans call for 10.',
      ).unsettled.map(({ title }) => title),
    ).toContain('Somebody who knows the field supports the claim'))
})
