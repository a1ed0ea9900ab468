import type { Found } from '../output.ts'
import * as css from './panel.css.ts'
import { ResultEntry } from './result-entry.tsx'

/** The authorities, best first. */
export const ResultList = ({ results, model }: { results: readonly Found[]; model?: string }) => (
  <ol className={css.entries}>
    {results.map((found, index) => (
      <li key={found.id}>
        <ResultEntry found={found} number={index + 1} model={model} />
      </li>
    ))}
  </ol>
)
