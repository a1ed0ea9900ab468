import type { Filled } from '../../output.ts'
import { bare } from '../bare.ts'
import type { Brief } from './brief.ts'

const ofLetter =
  /^(?:sender|recommender|attorney|firm|signer|recipient|addressed)(?:Name|Title|Company|Institution|Address)$/
/**
 * What was read of notes, with who writes to whom as the notes tell the one who writes. What was read for one side is not
 * taken where the notes give it to the other, or give that side something else.
 */
export function withBrief(brief: Brief | null, found: readonly Filled[]): Filled[] {
  if (!brief || brief.filled.length === 0) return [...found]
  const told = new Set(brief.filled.map(({ field }) => field))
  const values = brief.filled.map(({ value }) => bare(value))
  const isTold = ({ field, value }: Filled) =>
    told.has(field) ||
    (ofLetter.test(field) && values.some((one) => one.includes(bare(value)) || bare(value).includes(one)))
  const sideOf = (field: string) => /^(?:recipient|addressed|sender|recommender)/.exec(field)?.[0]
  const whole = new Set(brief.filled.flatMap(({ field }) => (/Address$/.test(field) ? (sideOf(field) ?? []) : [])))
  const isOther = ({ field }: Filled) =>
    /(?:Name|Title|Company|Institution)$/.test(field) && whole.has(sideOf(field) ?? '')
  const kept = found.filter((one) => !isTold(one) && !isOther(one))
  // What somebody says of their recommendation is more than that they ask for one.
  const isSaid = ({ field }: Filled) => field === 'recommendation' && found.some((one) => one.field === field)
  return [...kept, ...found.filter(isSaid), ...brief.filled.filter((one) => !isSaid(one))]
}
