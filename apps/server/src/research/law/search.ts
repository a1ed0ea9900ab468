import type { FoundAuthority, LawQuery, LawResults, SourceAsked } from '@casewright/core'
import { belowOverruler, mergeResults } from '@casewright/law'
import { isAnswer } from '@casewright/library'
import type { Who } from '../../platform/egress/index.ts'
import type { Asking } from '../external/asking.ts'
import type { ConnectedSource, SourceHit } from '../sources/index.ts'
import { withTreatments } from '../treatment/treatment.ts'
import { withOverrulers } from '../treatment/with-overrulers.ts'
import type { LawDeps } from './deps.ts'
import { searchLibrary } from './in-library.ts'

const fewest = 20
const most = 100

type OnSource = (part: { asked: SourceAsked; results: FoundAuthority[] }) => void

type Judged = Pick<LawResults, 'verdict' | 'nearest' | 'missing' | 'lacks' | 'scope' | 'outside'>

interface Part {
  judged?: Judged
  results: FoundAuthority[]
  total: number
  asked: SourceAsked
}

/**
 * Asks the library and every source at once. A source that fails is named, and takes nothing from the others.
 * @param onSource told of each one's results as they come in
 */
export async function searchLaw(
  deps: LawDeps,
  ask: Asking,
  { who, signal }: { who: Who; signal: AbortSignal },
  given: string | LawQuery,
  onSource: OnSource = () => {},
): Promise<LawResults> {
  const { library, sources, leftOut, keep, log, background } = deps
  const query: LawQuery = typeof given === 'string' ? { text: given } : given
  const [asked, passedOver] = query.atHand ? [[], []] : [sources, leftOut]
  const limit = Math.min(Math.max(1, query.limit ?? fewest), most)
  const told = async (found: Part) => {
    const part = { ...found, results: await withTreatments(library, found.results) }
    onSource({ asked: part.asked, results: part.results })
    return part
  }
  const fromLibrary = async (): Promise<Part> => {
    const started = performance.now()
    const whole = { ...query, limit: limit + (query.offset ?? 0), offset: 0 }
    const { found, by, note } = await searchLibrary(deps, whole, who, signal)
    const { results, total, verdict, nearest, missing, lacks, scope, outside } = found
    const milliseconds = Math.round(performance.now() - started)
    return {
      results,
      total,
      judged: {
        ...(verdict && { verdict }),
        ...(nearest && { nearest }),
        ...(missing && { missing }),
        ...(lacks && { lacks }),
        ...(scope && { scope }),
        ...(outside && { outside }),
      },
      asked: {
        source: 'Library',
        outcome: 'answered',
        found: results.length,
        by,
        milliseconds,
        ...(note && { note }),
      },
    }
  }
  const fromSource = async (source: ConnectedSource): Promise<Part> => {
    const { answer, asked } = await ask(
      source,
      (call) => source.search({ ...query, limit }, call),
      ({ results }) => results.length,
    )
    if (answer && answer.results.length > 0) background(keep(answer.results))
    const found = (answer?.results ?? []).map(asFound)
    const sure = await library.judge(query.text, found.map(wordsOf))
    const results = found.map((one, at) => ({ ...one, relevance: sure?.[at] ?? one.relevance }))
    return { results, total: answer?.total ?? 0, asked }
  }
  const notAsked = passedOver.map(({ title, why }): Part => {
    return { results: [], total: 0, asked: { source: title, outcome: 'skipped', why } }
  })
  const parts = [
    ...(await Promise.all([fromLibrary().then(told), ...asked.map((source) => fromSource(source).then(told))])),
    ...notAsked,
  ]
  log.debug({ count: parts.length }, 'a search of the law')
  const merged = mergeResults(parts.map(({ results }) => results))
  const sorted =
    query.sort === 'date'
      ? merged.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
      : belowOverruler(
          isFiltered(query) ? merged : await withOverrulers(merged, library.lookup, query.text),
          query.text,
        )
  const results = sorted.slice(query.offset ?? 0, (query.offset ?? 0) + limit)
  return {
    results,
    // What two sources both count is counted once where it was seen; there are at least as many as the largest says.
    total: Math.max(sorted.length, ...parts.map(({ total }) => total)),
    asked: parts.map(({ asked }) => asked),
    ...judgedWith(parts),
  }
}

/** What the library says of its own results holds of all, unless a source has what answers. */
function judgedWith(parts: readonly Part[]): Judged {
  const { verdict, ...rest } = parts.find(({ judged }) => judged)?.judged ?? {}
  if (!verdict) return rest
  const best = Math.max(0, ...parts.flatMap(({ results }) => results.map(({ relevance }) => relevance)))
  const { scope, outside } = rest
  return verdict === 'nothing' && isAnswer(best)
    ? { verdict: 'related', ...(scope && { scope }), ...(outside && { outside }) }
    : { verdict, ...rest }
}

/** What overruled an authority may be what a filter leaves out. */
const isFiltered = ({ kinds, courts, jurisdictions, from, to, offset }: LawQuery) =>
  Boolean(kinds?.length || courts?.length || jurisdictions?.length || from || to || offset)

/** What is judged of a result of a source: what it shows of itself. */
const wordsOf = ({ title, holding = '', snippet }: FoundAuthority) => ({
  title,
  text: `${holding} ${snippet?.text ?? ''}`,
})

/** Another source's id is told apart from the library's by its source. */
const asFound = ({ text: _, ...hit }: SourceHit): FoundAuthority => ({ ...hit, id: `${hit.source}:${hit.id}` })
