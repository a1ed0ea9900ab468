import type { DocumentCheck } from '../check.ts'
import { missingCheck } from './missing-check.ts'

const kinds = ['lease'] as const

/** What a lease should say. */
export const lease: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.lease-premises',
    title: 'Premises not described',
    kinds,
    severity: 'high',
    insight: 'warning',
    why: 'A lease that does not say what is let may give the tenant nothing certain to hold.',
    advice: 'Describe the premises by address and unit, with what goes with them, such as parking or storage.',
    heading: /\b(?:premises|property|leased space|demise)\b/i,
    said: [
      /\b(?:premises|property|apartment|unit|house|space)\b.{0,160}\b(?:located|at|known as|situated|described)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.lease-deposit',
    title: 'Nothing on the security deposit',
    kinds,
    severity: 'medium',
    insight: 'compliance',
    why: 'Deposits are among the most disputed sums in leases, and many states have strict rules on how they are held and returned.',
    advice:
      'State the amount, what it secures, what may be taken from it, and when and how it is returned, as the law of the state requires.',
    heading: /\bdeposit\b/i,
    said: [
      /\b(?:security|damage|rental) deposit\b|\bdeposit\b.{0,60}\b(?:landlord|lessor|tenant|lessee)\b|\bno deposit\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.lease-repairs',
    title: 'Nothing on repairs',
    kinds,
    severity: 'medium',
    insight: 'risk',
    why: 'Who must repair what, and how fast, is left to general law and to quarrels.',
    advice: 'Divide maintenance and repair between landlord and tenant, with a way to report what needs repair.',
    heading: /\b(?:repairs?|maintenance)\b/i,
    said: [
      /\b(?:repairs?|maintain(?:s|ed)?|maintenance)\b.{0,120}\b(?:premises|property|unit|apartment|building|landlord|tenant|lessor|lessee|systems)\b/i,
    ],
  }),
  missingCheck({
    id: 'missing.lease-entry',
    title: 'Nothing on the landlord’s entry',
    kinds,
    severity: 'low',
    why: 'A tenant’s privacy and a landlord’s need to inspect and repair meet without a rule.',
    advice: 'Say when the landlord may enter, for what purposes, and with what notice save in an emergency.',
    heading: /\b(?:entry|access|inspection)\b/i,
    said: [/\b(?:enter|entry|access)\b.{0,100}\b(?:premises|property|unit|apartment|landlord|lessor)\b/i],
  }),
  missingCheck({
    id: 'missing.lease-use',
    title: 'Use of the premises not stated',
    kinds,
    severity: 'low',
    why: 'Without a permitted use the tenant may use the premises in ways that the landlord, its insurer or its lender would not allow.',
    advice: 'State the permitted use and who may occupy the premises.',
    heading: /\b(?:use|occupancy|occupants)\b/i,
    said: [/\b(?:use|used|occupied)\b.{0,100}\b(?:premises|residen\w+|dwelling|purposes?|office|retail)\b/i],
  }),
  missingCheck({
    id: 'missing.lease-default',
    title: 'Nothing on default',
    kinds,
    severity: 'medium',
    why: 'Neither side knows when a missed payment or other breach lets the other end the lease.',
    advice: 'Say what is a default, what notice and time to cure it has, and what follows.',
    clauses: ['clause.event-of-default', 'clause.cure-period'],
    heading: /\b(?:default|breach|remedies)\b/i,
    said: [/\b(?:default|breach|fails? to)\b.{0,200}\b(?:landlord|lessor|terminate|evict|possession|remed)/i],
  }),
]
