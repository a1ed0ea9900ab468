import type { FoundAuthority, Law, LawResults, SourceAsked } from '@casewright/core'
import { mergeResults } from '@casewright/law'
import { fewestResults, type SearchInput } from '../input.ts'
import { byDate } from './by-date.ts'
import { withoutCitations, withoutYears } from './cited.ts'
import { filterOf } from './filters.ts'

export interface Searched {
  results: FoundAuthority[]
  /** How many there are at least: what two searches both find is not told apart by who counts. */
  total: number
  asked: SourceAsked[]
  /** How many each source gave, by its title. */
  counts: ReadonlyMap<string, number>
  /** Whether nothing was found with a citation, and what is shown is what the other words find. */
  isRest: boolean
  /** Of searches that failed as a whole. */
  failed: number
  judged: Judged
}

/** Whether what was found answers, and where the queries themselves say to look. */
export type Judged = Pick<LawResults, 'verdict' | 'nearest' | 'missing' | 'lacks' | 'scope' | 'outside'>

/** What is there before all have answered. */
export type SoFar = Pick<Searched, 'results' | 'asked' | 'counts'>

type Told = LawResults & { isRest?: boolean }

const nothing: Told = { results: [], total: 0, asked: [] }

/** What the words of a search find where its citation is one that nobody has; what is missing is said of the whole. */
const withRest = (whole: LawResults, rest: LawResults): Told => {
  const asked = [...whole.asked, ...rest.asked]
  if (rest.results.length > 0) return { ...rest, asked, isRest: true }
  const { scope = rest.scope, missing = rest.missing, lacks = rest.lacks } = whole
  return { ...rest, asked, ...(scope && { scope }), ...(missing && { missing }), ...(lacks && { lacks }) }
}

/**
 * Runs the searches, all at once, and joins what they find.
 * @param onPart told of what there is whenever a source has answered
 * @throws where every search failed
 */
export async function runSearches(
  law: Law,
  input: SearchInput,
  onPart: (soFar: SoFar) => void,
  signal: AbortSignal,
): Promise<Searched> {
  const filter = filterOf(input)
  const limit = filter.limit ?? fewestResults
  const order = (results: FoundAuthority[]) => (input.sort === 'date' ? byDate(results) : results).slice(0, limit)
  const parts: { asked: SourceAsked; results: readonly FoundAuthority[] }[] = []
  const counts = new Map<string, number>()
  const searches = [...new Set(input.searches ?? [input.query])]
  const run = (text: string) =>
    law.search({ ...filter, text }, (part) => {
      parts.push(part)
      counts.set(part.asked.source, (counts.get(part.asked.source) ?? 0) + part.results.length)
      const results = order(mergeResults(parts.map((one) => one.results)))
      onPart({ results, asked: parts.map((one) => one.asked), counts })
    })
  const answers = await Promise.allSettled(
    searches.map(async (text): Promise<Told> => {
      const first = await run(withoutYears(text))
      const rest = withoutCitations(text)
      return first.results.length > 0 || rest === '' || rest === text ? first : withRest(first, await run(rest))
    }),
  )
  signal.throwIfAborted()
  const rejected = answers.filter((answer) => answer.status === 'rejected')
  if (rejected[0] && rejected.length === answers.length) throw rejected[0].reason
  const told = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : nothing))
  const [only] = told
  const merged = told.length === 1 && only ? only.results : mergeResults(told.map(({ results }) => results))
  return {
    results: order(merged),
    total: Math.max(merged.length, ...told.map(({ total }) => total)),
    asked: told.flatMap(({ asked }) => asked),
    counts,
    isRest: told.some((one) => one.isRest),
    failed: rejected.length,
    judged: judgedOf(told),
  }
}

/** Of several searches, what the one says that found most. */
function judgedOf(told: readonly Told[]): Judged {
  const verdict = verdicts.find((one) => told.some((answer) => answer.verdict === one))
  const scope = [...new Map(told.flatMap((answer) => answer.scope ?? []).map((chip) => [chip.id, chip])).values()]
  const missing = told.find((answer) => answer.missing)?.missing
  const lacks = [...new Map(told.flatMap((answer) => answer.lacks ?? []).map((one) => [one.id, one])).values()]
  const outside = told.find((answer) => answer.outside)?.outside
  const nearest = mergeResults(told.map((answer) => answer.nearest ?? []))
  return {
    ...(verdict && { verdict }),
    ...(scope.length > 0 && { scope }),
    ...(outside && { outside }),
    ...(verdict === 'nothing' && { nearest, ...(missing && { missing }), ...(lacks.length > 0 && { lacks }) }),
  }
}

const verdicts = ['on point', 'related', 'nothing'] as const
