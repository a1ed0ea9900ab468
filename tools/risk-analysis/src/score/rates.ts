import { CasewrightError } from '@casewright/core'
import { z } from 'zod'
import { type CaseType, caseTypes } from '../case-types.ts'
import { oldRate } from './figures.ts'
import { trialRates } from './published.ts'

/** One line of a firm's own file of rates. */
const ownRate = z.strictObject({
  caseType: z.enum(caseTypes),
  /** Postal code in lower case, or 'us' for the federal courts; without it the rate is for all. */
  jurisdiction: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  /** How often the claimant won, in a criminal case the defense. */
  percent: z.number().min(1).max(99),
  source: z.string().trim().min(1),
  year: z.int().min(1900).max(2200),
})
const ratesFile = z.strictObject({ rates: z.array(ownRate).max(500) })
export type OwnRates = z.output<typeof ratesFile>['rates']

/**
 * Reads the file of a firm's own rates; without one there are none.
 * @throws CasewrightError bad-input, which says what is wrong with the file
 */
export function readRates(file: string | null): OwnRates {
  if (file === null) return []
  try {
    return ratesFile.parse(JSON.parse(file)).rates
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON'
    throw new CasewrightError('bad-input', `The file of the firm's own rates cannot be used: ${why}.`, { cause: error })
  }
}

/** Where the index starts: with whose rate, or at 50 where nobody published one. */
export interface Start {
  percent: number
  kind: 'own' | 'published' | 'none'
  label: string
  source?: string
  scope?: string
  year?: number
  /** In what it does not fit this case: its age, its kind. Each makes the range wider. */
  misfits?: string[]
}

/** A description that tells of a kind that the published rate throws together with others. */
const narrower: Partial<Record<CaseType, readonly [RegExp, string][]>> = {
  'personal-injury': [
    [/\b(?:malpractice|misdiagnos\w*|surgical|surgeon|standard of care)\b/i, 'medical malpractice'],
    [/\b(?:product (?:liability|defect)|defective (?:product|device|part)|recall(?:ed)?)\b/i, 'product liability'],
    [/\b(?:slip\w*|wet floor|premises|spill)\b/i, 'premises liability'],
    [/\b(?:dog|bite|bit|bitten)\b/i, 'animal attacks'],
    [/\b(?:assault\w*|battery|punched|stabbed|defam\w*|libel|slander)\b/i, 'intentional torts'],
  ],
  'real-estate': [
    [/\b(?:evict\w*|landlord|tenant|lease)\b/i, 'landlord and tenant cases'],
    [/\b(?:foreclos\w*|mortgage)\b/i, 'foreclosure'],
  ],
  contract: [[/\b(?:insur(?:er|ance)|policy limits?)\b/i, 'insurance coverage']],
}

function misfitsOf({ kind, year, label }: Start, type: CaseType, text: string, thisYear: number): string[] {
  const isOld = year !== undefined && thisYear - year > oldRate
  const other = kind === 'published' ? narrower[type]?.find(([words]) => words.test(text))?.[1] : undefined
  return [
    ...(isOld ? [`It is from ${year}: more than ${oldRate} years ago.`] : []),
    ...(other ? [`It counts all cases together (${label}); for ${other} there is no separate rate here.`] : []),
  ]
}

/**
 * The start for who usually brings the case. A firm's rate goes before a published one, and one for
 * the jurisdiction before one for all.
 */
export function startOf(
  type: CaseType,
  jurisdiction: string | null,
  own: OwnRates,
  text = '',
  thisYear = new Date().getFullYear(),
): Start {
  const start = rateFor(type, jurisdiction, own)
  const misfits = misfitsOf(start, type, text, thisYear)
  return misfits.length > 0 ? { ...start, misfits } : start
}

function rateFor(type: CaseType, jurisdiction: string | null, own: OwnRates): Start {
  const mine = own.filter(({ caseType }) => caseType === type)
  const rate =
    mine.find((one) => jurisdiction !== null && one.jurisdiction === jurisdiction) ??
    mine.find((one) => one.jurisdiction === undefined)
  if (rate)
    return { percent: rate.percent, kind: 'own', label: "The firm's own rate", source: rate.source, year: rate.year }
  const published = trialRates[type]
  if (!published) return { percent: 50, kind: 'none', label: 'No published rate for this case type' }
  const { percent, figure, source, scope, year } = published
  return { percent, kind: 'published', label: figure, source, scope, year }
}
