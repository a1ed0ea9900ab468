import { leastRelevance } from '@casewright/core/client'
import type { Found, SearchOutput } from '../output.ts'
import * as css from './panel.css.ts'
import { ResultEntry } from './result-entry.tsx'

interface ResultListProps {
  results: readonly Found[]
  model?: string
  verdict?: SearchOutput['verdict']
}

/** From this match on an authority is on point. */
const onPoint = leastRelevance.onPoint * 100

/** The authorities, best first; where they were judged, those on point before those that bear on the question. */
export function ResultList({ results, model, verdict }: ResultListProps) {
  const first = results.filter(({ relevance }) => relevance >= onPoint)
  const rest = results.filter(({ relevance }) => relevance < onPoint)
  if (!verdict || results.length === 0) return <Entries results={results} from={1} model={model} />
  return (
    <>
      {first.length > 0 && <p className={css.group}>On point</p>}
      <Entries results={first} from={1} model={model} />
      {rest.length > 0 && <p className={css.group}>Related</p>}
      <Entries results={rest} from={first.length + 1} model={model} />
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
