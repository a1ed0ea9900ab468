import { type CaseType, caseTypeTitles } from '../case-types.ts'
import type { CaseValue } from './value.ts'

export interface Settlement {
  low: number
  recommended: number
  high: number
}

export interface SettlementWorking {
  value: number
  /** What each side is taken to spend to go on through trial, in dollars. */
  cost: number
  formula: string[]
}

/** What each side is taken to spend on going to trial, of the value; not measured, a stated assumption. */
export const costShare = 0.15

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

const dead =
  'Unless that bar is overcome, the claim has no settlement value beyond the cost of litigation that a settlement saves.'
/** A dismissal for want of jurisdiction is no judgment on the merits: Fed. R. Civ. P. 41(b). */
const elsewhere =
  'That ends this suit and not the claim: a dismissal for want of jurisdiction is without prejudice (Fed. R. Civ. P. 41(b)), so it can be brought again in a court that has jurisdiction, if time is left. What it is worth there is not estimated here.'

/** To a hundred below $10,000, a thousand below a million, else ten thousand. */
const rounded = (amount: number): number => {
  const step = amount < 10_000 ? 100 : amount < 1_000_000 ? 1000 : 10_000
  return amount < 1000 ? Math.round(amount) : Math.round(amount / step) * step
}

/**
 * Where both sides gain by settling: between what the claimant would keep after the cost of a trial and
 * what the defendant would pay with it. The bargaining range of Posner, 2 J. Legal Stud. 399 (1973).
 * @param chance the claimant's, in percent, with its range
 * @param about `bar` ends the claim, so only the cost of litigating is left, or `isElsewhere`, ends this suit alone; `open` may end it; the defense sees its own dollars
 */
export function settlementOf(
  type: CaseType,
  value: CaseValue,
  chance: { percent: number; low: number; high: number } | null,
  {
    bar,
    isElsewhere,
    open,
    isDefense = false,
  }: { bar?: string; isElsewhere?: boolean; open?: string; isDefense?: boolean } = {},
): { range: Settlement | null; note: string; working: SettlementWorking | null } {
  const none = (note: string) => ({ range: null, note, working: null })
  if (type === 'criminal') return none(`${caseTypeTitles.criminal} cases are not settled for money.`)
  if (type === 'family')
    return none(
      'Family cases divide property and set support under standards of their own, so there is no settlement estimate.',
    )
  if (value.dollars === null) return none(`${value.note} Without one there is no settlement estimate.`)
  if (!chance) return none('Without an index there is no settlement estimate.')
  const { dollars: amount } = value
  const cost = Math.round(amount * costShare)
  if (bar)
    return none(
      `${bar}. ${isElsewhere ? elsewhere : dead} The cost of trial is assumed to be ${dollars(cost)} (${costShare * 100}% of the value); a motion to dismiss costs less.`,
    )
  const range = {
    low: rounded(Math.max(0, (amount * chance.low) / 100 - cost)),
    recommended: rounded((amount * chance.percent) / 100),
    high: Math.min(amount, rounded((amount * chance.high) / 100 + cost)),
  }
  const formula = isDefense
    ? defenseFormula(amount, cost, chance, range)
    : [
        `Cost of a trial, each side: ${costShare * 100}% of ${dollars(amount)} = ${dollars(cost)}. This share is an assumption.`,
        `Low: ${chance.low}% of ${dollars(amount)} less the cost = ${dollars(range.low)}.`,
        `Recommended: ${chance.percent}% of ${dollars(amount)} = ${dollars(range.recommended)}.`,
        `High: ${chance.high}% of ${dollars(amount)} with the cost, at most the value = ${dollars(range.high)}.`,
        'Each is rounded. The percentages are the claimant’s chance and the ends of its range.',
      ]
  const doubt =
    open &&
    `This estimate does not reflect an open issue: ${open}. If that turns out to be so, little but the cost of litigation is left to settle.`
  return { range, note: [value.note, doubt].filter(Boolean).join(' '), working: { value: amount, cost, formula } }
}

/** The same figures as the client who is sued sees them: what losing costs, what winning costs, and what settling saves. */
function defenseFormula(
  amount: number,
  cost: number,
  { percent, low, high }: { percent: number; low: number; high: number },
  range: Settlement,
): string[] {
  const exposure = Math.round((amount * percent) / 100)
  return [
    `Chance that liability is found: ${percent}% (${low}% to ${high}%), that is 100 less your index.`,
    `Exposure: ${percent}% of ${dollars(amount)} = ${dollars(exposure)}.`,
    `Cost to defend through trial: ${costShare * 100}% of ${dollars(amount)} = ${dollars(cost)}. This share is an assumption.`,
    `Litigating through trial is expected to cost you ${dollars(exposure)} + ${dollars(cost)} = ${dollars(exposure + cost)}.`,
    `Low: ${low}% of ${dollars(amount)} less the claimant’s own cost of ${dollars(cost)} = ${dollars(range.low)}.`,
    `Recommended: the exposure, ${dollars(range.recommended)}.`,
    `High: ${high}% of ${dollars(amount)} plus the cost to defend, at most the value = ${dollars(range.high)}.`,
    'Low, recommended and high are rounded.',
  ]
}
