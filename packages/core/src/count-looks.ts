import { z } from 'zod'
import { type CitationStatus, citationStatuses } from './citation-check.ts'
import { statusWords } from './citation-words.ts'
import type { TreatmentFlag } from './treatment.ts'

/** As what a citation counts: its status, or the flag of its authority where that is worse. */
export const citationLook = z.enum([...citationStatuses, 'red', 'amber'])
export type CitationLook = z.infer<typeof citationLook>
export type CitationCounts = Partial<Record<CitationLook, number>>

/** What is known of a citation, as far as its look goes. */
export interface Looked {
  status: CitationStatus
  treatment?: Pick<TreatmentFlag, 'flag'> | undefined
}

const worstFirst = ['red', 'not-found', 'mismatch', 'amber', 'ambiguous', 'unchecked', 'verified'] as const

/** The words of each look, where citations are counted. */
export const lookWords: Readonly<Record<CitationLook, string>> = {
  ...statusWords,
  red: 'No longer good law',
  amber: 'In doubt or only in part',
}

/** Whether a citation is right as it is written, of an authority that does not stand, or not whole: that is no good news. */
export const isOnlyThere = ({ status, treatment }: Looked): boolean => status === 'verified' && treatment !== undefined

/** Whether nothing is known against a citation or its authority. Nothing else is shown as good. */
export const isWell = ({ status, treatment }: Looked): boolean => status === 'verified' && treatment === undefined

/** The word for the status of a citation, beside what became of its authority. */
export const statusWordOf = (check: Looked): string => (isOnlyThere(check) ? 'Exists as cited' : statusWords[check.status])

/** The one thing that a person has to know of first; undefined where there is no citation. */
export const worstOf = (counts: CitationCounts): CitationLook | undefined =>
  worstFirst.find((look) => (counts[look] ?? 0) > 0)

/** How many citations count as what: one of an authority that is no longer good law is never among the verified. */
export function countLooks(checks: Iterable<Looked>): CitationCounts {
  const counts: CitationCounts = {}
  for (const { status, treatment } of checks) {
    const look = worstOf({ [status]: 1, ...(treatment && { [treatment.flag]: 1 }) }) ?? status
    counts[look] = (counts[look] ?? 0) + 1
  }
  return counts
}

/** How many citations are counted. */
export const totalOf = (counts: CitationCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

/** '3 verified, 2 no longer good law': the worst last. */
export const countsInWords = (counts: CitationCounts): string =>
  worstFirst
    .toReversed()
    .flatMap((look) => (counts[look] ? [`${counts[look]} ${lookWords[look].toLowerCase()}`] : []))
    .join(', ')
