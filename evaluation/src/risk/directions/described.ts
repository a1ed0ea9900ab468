import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const kinds = ['plain', 'negated', 'other-side', 'hypothetical', 'irrelevant', 'no-bar', 'bar'] as const

/** Bars as the set calls them; the tool has the same names, and `double-jeopardy` for a criminal case that was decided. */
const bars = [
  'limitation',
  'release',
  'res-judicata',
  'immunity',
  'untimely-appeal',
  'jurisdiction',
  'standing',
  'no-damages',
  'fault',
] as const

const described = z.object({
  id: z.string(),
  caseType: z.string(),
  side: z.enum(['plaintiff', 'defendant']),
  state: z.string().nullable(),
  /** The case without the fact, and with the fact worked in. */
  base: z.string(),
  text: z.string(),
  kind: z.enum(kinds),
  /** What the fact does to the risk of the client: a risk that goes up is an index that goes down. */
  expected: z.enum(['up', 'down', 'none']),
  bar: z.enum(bars).nullable(),
})
export type DescribedSet = 'seen' | 'kept-back' | 'second' | 'third'
export type DescribedCase = z.infer<typeof described>

/**
 * 240 descriptions by an author who had not read the rules, half of them kept back: none of those was read while rules were changed. The
 * second set is another stranger's, counted once before any of it was read; the third, of 60, a third stranger's, counted once and not read.
 */
export const describedCases = (set: DescribedSet): DescribedCase[] =>
  readFileSync(new URL(`./${set}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => described.parse(JSON.parse(line)))

/** What somebody would choose in the form, which has eight types. */
const types: Readonly<Record<string, string>> = {
  'contract dispute': 'contract',
  'debt collection': 'contract',
  'personal injury': 'personal-injury',
  'medical malpractice': 'personal-injury',
  'employment dispute': 'employment',
  'intellectual property': 'intellectual-property',
  'real estate': 'real-estate',
  'family law': 'family',
  'criminal defense': 'criminal',
  'civil rights': 'other',
}

/** What the form sends. Whom one represents is left to be read, unless it is chosen. */
export function askedFor({ caseType, side, state }: DescribedCase, description: string, isChosen: boolean) {
  const type = types[caseType]
  if (!type) throw new Error(`No type of the form is a case of ${caseType}.`)
  const client = type === 'criminal' ? 'defense' : side === 'plaintiff' ? 'claimant' : 'defendant'
  return { caseType: type, description, jurisdiction: state ?? '', ...(isChosen && { represents: client }) }
}
