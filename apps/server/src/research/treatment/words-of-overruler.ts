import type { TreatmentFlag } from '@casewright/core'
import type { KnownOverruling } from '@casewright/publishers'
import { isNamed } from './cited.ts'
import type { Said } from './said.ts'

const endings: ReadonlySet<string> = new Set(['overruled', 'overruled in part', 'abrogated', 'superseded'])
const limits: ReadonlySet<string> = new Set(['limited', 'questioned', 'overruled in part'])

/** That this decision undid that one is known, so that words are enough which alone would only be likely. */
const likely = 0.7

/** The words with which an overruler of the library did what the list says of it. They are its own, or there are none. */
export function wordsOfOverruler(
  row: KnownOverruling,
  said?: Said,
): Required<Pick<TreatmentFlag, 'words' | 'in'>> | undefined {
  const { overruled, how } = row
  const kinds = how === 'limited' || how === 'questioned' ? limits : endings
  const found = said?.byOverrulers
    ?.get(row)
    ?.find(
      ({ kind, certainty, name, year }) =>
        kinds.has(kind) && certainty >= likely && (!name || isNamed(overruled.name, name, year === overruled.year)),
    )
  if (!found) return undefined
  const { words, id, title, citation, startAt, endAt } = found
  return { words, in: { id, name: title, citation, start: startAt, end: endAt } }
}
