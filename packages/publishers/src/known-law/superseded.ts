import { citationKeys } from '@casewright/law'
import { z } from 'zod'
import facts from './facts/constitution.json' with { type: 'json' }

/** A provision of the Constitution, and the amendment that took its force, or some of it. */
export interface KnownSuperseding {
  provision: string
  how: 'repealed' | 'superseded' | 'superseded in part' | 'limited'
  by: { name: string; citation: string; year: number }
  /** Of what is superseded in part: what is, and what stands. */
  note?: string | undefined
}

const rows = z
  .array(
    z.object({
      provision: z.string(),
      how: z.enum(['repealed', 'superseded', 'superseded in part', 'limited']),
      by: z.object({ name: z.string(), citation: z.string(), year: z.int() }),
      note: z.string().optional(),
    }),
  )
  .parse(facts)

const narrowest = (citation: string): string => citationKeys(citation)[0] ?? ''
const byKey = rows.map((row) => ({ row, key: narrowest(row.provision) }))

/**
 * What became of a provision of the Constitution that is cited, or of that of which it is a part. A whole article or
 * section of which one clause was superseded is not said to be.
 * @param citation 'U.S. Const. amend. XVIII, § 1'
 */
export function supersedingOf(citation: string): KnownSuperseding | undefined {
  const cited = narrowest(citation)
  return byKey.find(({ key }) => cited === key || cited.startsWith(`${key}/`))?.row
}
