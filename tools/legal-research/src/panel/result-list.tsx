import { counted, leastRelevance } from '@casewright/core/client'
import { Fragment } from 'react'
import { groupsOf } from '../groups.ts'
import type { Found, SearchOutput } from '../output.ts'
import * as css from './panel.css.ts'
import { ResultEntry } from './result-entry.tsx'

interface ResultListProps {
  results: readonly Found[]
  model?: string
  verdict?: SearchOutput['verdict']
}

/** The authorities, best first; where they were judged, by what can be said of them. What merely has some of the words opens. */
export function ResultList({ results, model, verdict }: ResultListProps) {
  const groups = groupsOf({ results, verdict }, leastRelevance)
  if (!groups || results.length === 0) return <Entries results={results} from={1} model={model} />
  return groups.map(({ title, says, note, from, results: its }) =>
    note && groups.length > 1 ? (
      <details key={title} className={css.weak}>
        <summary>{counted(its.length, 'weaker match', 'weaker matches')}</summary>
        <p className={css.small}>{note}</p>
        <Entries results={its} from={from} model={model} />
      </details>
    ) : (
      <Fragment key={title}>
        <p className={css.group}>
          {title}
          {says && (
            <span className={css.says}>
              {its.length}, {says}
            </span>
          )}
        </p>
        {note && <p className={css.small}>{note}</p>}
        <Entries results={its} from={from} model={model} />
      </Fragment>
    ),
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
