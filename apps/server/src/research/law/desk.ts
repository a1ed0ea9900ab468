import type { Authority, Law, ReadText, SourceAsked } from '@casewright/core'
import { amendmentsIn } from '@casewright/law'
import type { Who } from '../../platform/egress/index.ts'
import { type Asking, createAsking } from '../external/asking.ts'
import { casesNamed } from '../known/cases-named.ts'
import { citingSentences } from '../treatment/citing-sentences.ts'
import { withTreatments } from '../treatment/treatment.ts'
import type { Answers } from '../verify/answers.ts'
import { completed, fetchText } from './at-source.ts'
import type { LawDeps } from './deps.ts'
import { lookUpAll, type Wanted } from './lookup.ts'
import { searchLaw } from './search.ts'

/** What is asked of the library and the sources. Comparing what they answer is done elsewhere, by whoever asks. */
export interface LawDesk {
  search: Law['search']
  /** Looks citations up, all in one question. */
  lookUp(wanted: readonly Wanted[]): Promise<{ answers: Map<string, Answers>; asked: SourceAsked[] }>
  /** The cases of the library that bear each of these names. */
  named(names: readonly string[]): Promise<(readonly Authority[])[]>
  /** What else is known of an authority, and who was asked for it. */
  complete(authority: Authority): Promise<{ authority: Authority; asked: SourceAsked[] }>
  /** The text of an authority, whole, and who was asked for it. */
  read(id: string, options?: { atHand?: boolean }): Promise<{ found: ReadText | null; asked: SourceAsked[] }>
  /** Where later opinions of the library cite an authority of it. */
  citing: Law['citing']
}

/**
 * The library and the sources behind the door, for one person's run: what is asked is in that person's ledger.
 * @param onAsked told of who was asked, for the run's provenance
 */
export function createLawDesk(
  deps: LawDeps,
  who: Who,
  signal: AbortSignal,
  onAsked: (sources: readonly string[]) => void = () => {},
): LawDesk {
  const ask = createAsking(deps, 'source', who, signal)
  // Who was not contacted did not take part in the result.
  const tell = (asked: readonly SourceAsked[]) =>
    onAsked(asked.flatMap(({ source, outcome }) => (outcome === 'skipped' ? [] : [source])))
  const treated = async (authority: Authority) => (await withTreatments(deps.library, [authority]))[0] ?? authority
  return {
    async search(query, onSource) {
      const found = await searchLaw(deps, ask, { who, signal }, query, onSource)
      tell(found.asked)
      return found
    },
    async lookUp(wanted) {
      const found = await lookUpAll(deps, ask, wanted)
      tell(found.asked)
      return found
    },
    named: (names) => casesNamed(deps.library, names),
    citing: (id) => citingSentences(deps.library, id),
    async complete(authority) {
      const { asking, asked } = recorded(ask)
      const known = await completed(deps, asking, authority)
      tell(asked)
      return { authority: known, asked }
    },
    async read(id, { atHand = false } = {}) {
      const kept = await deps.library.read(id)
      if (kept?.text) {
        const { authority, text, details } = kept
        const pages = details?.pages?.length ? { pages: details.pages } : {}
        const amendments = amendmentsIn(details?.history ?? '')
        return {
          found: {
            authority: await treated(authority),
            text,
            ...pages,
            ...(amendments.length > 0 && { amendments }),
          },
          asked: [],
        }
      }
      if (atHand || (!kept && !id.includes(':'))) return { found: null, asked: [] }
      const authority = kept?.authority ?? {
        id,
        kind: 'other' as const,
        title: '',
        citation: '',
        source: id.split(':')[0] ?? '',
      }
      const { asking, asked } = recorded(ask)
      const text = await fetchText(deps, asking, authority)
      tell(asked)
      return { found: text ? { authority: await treated(authority), text } : null, asked }
    },
  }
}

/** Keeps account of every question that is asked on the way: of a court that was missing, of a text. */
function recorded(ask: Asking): { asking: Asking; asked: SourceAsked[] } {
  const asked: SourceAsked[] = []
  const asking: Asking = async (...question) => {
    const answered = await ask(...question)
    asked.push(answered.asked)
    return answered
  }
  return { asking, asked }
}
