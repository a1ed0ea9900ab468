import { joinAsked, type Law, type SourceAsked } from '@casewright/core'
import type { Who } from '../egress/index.ts'
import { type Asking, createAsking } from '../outside/asking.ts'
import { readWritten } from '../verify/read-written.ts'
import { verifyAll } from '../verify/verify.ts'
import { completed, fetchText } from './at-source.ts'
import type { LawDeps } from './deps.ts'
import { lookUpAll } from './lookup.ts'
import { namesFor } from './names.ts'
import { searchLaw } from './search.ts'

/**
 * The law for one person's run: the library, and the sources behind the door, whose calls are in that person's ledger.
 * @param onAsked told of who was asked, for the run's provenance
 */
export function createLaw(
  deps: LawDeps,
  who: Who,
  signal: AbortSignal,
  onAsked: (sources: readonly string[]) => void = () => {},
): Law {
  const ask = createAsking(deps, 'source', who, signal)
  const names = namesFor(deps.sources)

  // Who was not contacted did not take part in the result.
  const tell = (asked: readonly SourceAsked[]) =>
    onAsked(asked.flatMap(({ source, outcome }) => (outcome === 'skipped' ? [] : [source])))

  /** The text and what is known; of a case in the library without a text, a source's. */
  async function read(id: string, { atHand = false }: { atHand?: boolean } = {}, asking = ask) {
    const kept = await deps.library.read(id)
    if (kept?.text) return kept
    if (atHand) return null
    if (!kept && !id.includes(':')) return null
    const authority = kept?.authority ?? {
      id,
      kind: 'other' as const,
      title: '',
      citation: '',
      source: id.split(':')[0] ?? '',
    }
    const text = await fetchText(deps, asking, authority)
    return text ? { authority, text } : null
  }

  return {
    async search(query, onSource) {
      const found = await searchLaw(deps, ask, query, onSource)
      tell(found.asked)
      return found
    },
    async lookup(citation) {
      const written = readWritten(citation)
      if (!written) return { authority: null, asked: [] }
      const { answers, asked } = await lookUpAll(deps, ask, written.cites)
      tell(asked)
      const [only, other] = written.cites.flatMap(({ key }) => answers.get(key)?.candidates ?? [])
      return { authority: only && (!other || other.id === only.id) ? only : null, asked: joinAsked(asked) }
    },
    async verify(citations) {
      const further: SourceAsked[] = []
      const asking = recorded(ask, further)
      const { checks, asked } = await verifyAll(
        {
          names,
          lookUp: (wanted) => lookUpAll(deps, ask, wanted),
          complete: (authority) => completed(deps, asking, authority),
          read: async (authority) => {
            const found = await read(authority.id, {}, asking)
            return found && { id: authority.id, text: found.text }
          },
        },
        citations,
      )
      const all = joinAsked([...asked, ...further])
      tell(all)
      return { checks, asked: all }
    },
    read: (id, options) => read(id, options),
  }
}

/** Keeps account of every question that is asked on the way: of a court that was missing, of a text. */
const recorded =
  (ask: Asking, asked: SourceAsked[]): Asking =>
  async (...question) => {
    const answered = await ask(...question)
    asked.push(answered.asked)
    return answered
  }
