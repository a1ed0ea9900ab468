import { citationKeys } from '@casewright/law'
import { z } from 'zod'
import facts from './facts/overruled.json' with { type: 'json' }

const decision = z.object({ name: z.string(), citations: z.array(z.string()), year: z.number().int() })
const how = z.enum(['overruled', 'abrogated', 'superseded', 'vacated', 'limited', 'questioned'])

/** A decision of the Supreme Court, and the later decision, statute or amendment that took its authority, or some of it. */
export interface KnownOverruling {
  overruled: z.infer<typeof decision>
  /** A statute has the citation of the act, and an amendment of the Constitution is its own. */
  by: z.infer<typeof decision>
  how: z.infer<typeof how>
  inPart: boolean
  /** What else has to be known of it. */
  note?: string | undefined
}

const rows = z
  .array(
    z.object({
      overruled: decision,
      by: decision,
      how: how.default('overruled'),
      inPart: z.boolean().default(false),
      note: z.string().optional(),
    }),
  )
  .parse(facts)

const byKey = new Map<string, KnownOverruling[]>()
for (const row of rows)
  for (const key of new Set(row.overruled.citations.flatMap((citation) => citationKeys(citation))))
    byKey.set(key, [...(byKey.get(key) ?? []), row])

/** All of them, in no order. */
export const overrulings = (): readonly KnownOverruling[] => rows

/**
 * What took the authority of the decision that is cited: first what did so as a whole, then the latest. The list has gaps
 * after 2020: that a decision is not in it never means that it is good law.
 * @param citation any of its parallel citations: '410 U.S. 113'
 */
export const overrulingsOf = (citation: string): readonly KnownOverruling[] => overrulingsOfKeys(citationKeys(citation))

/** The same by the keys of citations. */
export function overrulingsOfKeys(keys: readonly string[]): readonly KnownOverruling[] {
  const found = new Set(keys.flatMap((key) => byKey.get(key) ?? []))
  return [...found].sort((one, other) => Number(one.inPart) - Number(other.inPart) || other.by.year - one.by.year)
}
