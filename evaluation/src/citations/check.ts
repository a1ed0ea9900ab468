import type { CitationStatus } from '@casewright/core'
import { z } from 'zod'
import type { Person } from '../product/person.ts'

const checked = z.object({
  citations: z.array(
    z.object({
      text: z.string(),
      status: z.custom<CitationStatus>(),
      kind: z.string(),
      reason: z.string(),
      standsFor: z.unknown().optional(),
      known: z.object({ state: z.enum(['exists', 'cannot-exist', 'doubtful']) }).optional(),
    }),
  ),
})

export type CheckedCite = z.infer<typeof checked>['citations'][number]

/** What the citation check says of a text. */
export const checkText = async (person: Person, text: string): Promise<CheckedCite[]> =>
  checked.parse((await person.ask('/api/check-citations', { text })).output).citations

/** The status without the lists of what there is: what they say is said where nobody has the authority. */
export const withoutLists = ({ status, known }: CheckedCite): CitationStatus => (known ? 'unchecked' : status)

/** Said to be wrong: not there, or other than written. */
export const isFlagged = (status: CitationStatus): boolean => status === 'not-found' || status === 'mismatch'
