import { citationKeys } from '@casewright/law'
import { z } from 'zod'
import facts from './facts/overruled.json' with { type: 'json' }

const decision = z.object({ name: z.string(), citations: z.array(z.string()), year: z.number().int() })

/** A decision of the Supreme Court, and the later one that overruled it, in whole or in part. */
export interface KnownOverruling {
  overruled: z.infer<typeof decision>
  by: z.infer<typeof decision>
  inPart: boolean
}

const rows = z.array(z.object({ overruled: decision, by: decision, inPart: z.boolean().default(false) })).parse(facts)

const byKey = new Map<string, KnownOverruling[]>()
for (const row of rows)
  for (const key of new Set(row.overruled.citations.flatMap((citation) => citationKeys(citation))))
    byKey.set(key, [...(byKey.get(key) ?? []), row])

/**
 * Which later decisions overruled the one that is cited, the latest first. The list ends in 2022 and has gaps: that a
 * decision is not in it never means that it is good law.
 * @param citation any of its parallel citations: '410 U.S. 113'
 */
export function overrulingsOf(citation: string): readonly KnownOverruling[] {
  const found = new Set(citationKeys(citation).flatMap((key) => byKey.get(key) ?? []))
  return [...found].sort((one, other) => other.by.year - one.by.year)
}
