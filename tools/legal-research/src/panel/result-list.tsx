import { counted, leastRelevance } from '@casewright/core/client'
import type { Found, SearchOutput } from '../output.ts'
import * as css from './panel.css.ts'
import { ResultEntry } from './result-entry.tsx'

interface ResultListProps {
  results: readonly Found[]
  model?: string
  verdict?: SearchOutput['verdict']
}

/** From this match on an authority is on point, or bears on the question. */
const onPoint = leastRelevance.onPoint * 100
const related = leastRelevance.related * 100

/**
 * The authorities, best first; where they were judged, those on point before those that bear on the question. What merely
 * has some of its words opens.
 */
export function ResultList({ results, model, verdict }: ResultListProps) {
  const first = results.filter(({ relevance }) => relevance >= onPoint)
  const rest = results.filter(({ relevance }) => relevance < onPoint && relevance >= related)
  const weak = results.filter(({ relevance }) => relevance < related)
  if (!verdict || weak.length === results.length) return <Entries results={results} from={1} model={model} />
  return (
    <>
      {first.length > 0 && <p className={css.group}>On point</p>}
      <Entries results={first} from={1} model={model} />
      {rest.length > 0 && <p className={css.group}>Related</p>}
      <Entries results={rest} from={first.length + 1} model={model} />
      {weak.length > 0 && (
        <details className={css.weak}>
          <summary>{counted(weak.length, 'weaker match', 'weaker matches')}</summary>
          <Entries results={weak} from={first.length + rest.length + 1} model={model} />
        </details>
      )}
    </>
  )
}

const Entries = ({ results, from, model }: { results: readonly Found[]; from: number; model?: string }) =>
  results.length > 0 && (
    <ol className={css.entries} start={from}>
      {results.map((found, index) => (
        <li key={found.id}>
          <ResultEntry found={found} number={from + index} model={model} />
        </li>
      ))}
    </ol>
  )
