import type { LanguageModelRow } from '@casewright/api/client'
import * as css from './models.css.ts'

/** How many of our questions a model answered, in figures and as a bar. */
export function Evaluation({ row: { evaluation, shown } }: { row: LanguageModelRow }) {
  if (!evaluation) return <span className={css.sub}>Not evaluated</span>
  const { answered, of } = evaluation
  return (
    <span className={css.evaluation}>
      <span className={css.figure}>
        <b>{answered}</b> of {of}
      </span>
      <span className={css.share} aria-hidden="true">
        <span className={css.shareOf} style={{ width: `${(answered / of) * 100}%` }} />
      </span>
      {shown && <span className={css.sub}>{shown}</span>}
    </span>
  )
}
