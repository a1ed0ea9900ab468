import { ends, findCitations, keysOfCitation, sentencesOf, surely, type Treatment, treatmentsIn } from '@casewright/law'
import type { Pair } from './data.ts'

/** How sure the surest statement is that flags the cited decision; 0: none does. */
export const certaintyOf = (pair: Pair): number => Math.max(0, ...flagsOf(pair).map(({ certainty }) => certainty))

/** Whether a statement says that the decision is overruled: by this opinion, not denied, in nobody else's voice, and sure. */
export const isRed = ({ kind, by, isDenied, voice, certainty }: Treatment): boolean =>
  ends.has(kind) && by === 'this opinion' && !isDenied && voice !== 'quoted' && voice !== 'party' && certainty >= surely

const isAbout = ({ of }: Treatment, keys: ReadonlySet<string>): boolean =>
  keysOfCitation(of).some((key) => keys.has(key))

/** The statements that flag the cited decision. The table of facts is not asked. */
export const flagsOf = ({ text, citing, separate, citedKeys }: Pair): Treatment[] =>
  treatmentsIn({ text, name: citing, separate }).filter(
    (treatment) => isRed(treatment) && isAbout(treatment, citedKeys),
  )

/** What a search does: the word "overrule" in one sentence with a citation of the decision. */
export function naive({ text, citedKeys }: Pair): boolean {
  const places = findCitations(text).filter(
    (citation) => citation.kind === 'case' && keysOfCitation(citation).some((key) => citedKeys.has(key)),
  )
  return sentencesOf({ text }).some(
    ({ start, end }) =>
      /overrul/i.test(text.slice(start, end)) && places.some((at) => at.start < end && start < at.end),
  )
}
