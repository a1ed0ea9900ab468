import type { LanguageModelRow } from '@casewright/api/client'
import { formatDate } from '@casewright/core/client'
import type { ReactNode } from 'react'
import * as css from './models.css.ts'

/** How many questions a model answered, in figures and as a bar: on this server, or as we recorded it. */
export function Evaluation({ row: { evaluation, shown, here } }: { row: LanguageModelRow }) {
  if (here?.result) {
    const { answered, of, wrong, silent, at } = here.result
    return (
      <Figures answered={answered} of={of}>
        {wrong} wrong, {silent} not answered. On this server, {formatDate(at)}
      </Figures>
    )
  }
  if (!evaluation) return <span className={css.sub}>Not evaluated</span>
  return (
    <Figures {...evaluation}>
      {shown && `${shown}. `}
      Not on this server
    </Figures>
  )
}

const Figures = ({ answered, of, children }: { answered: number; of: number; children: ReactNode }) => (
  <span className={css.evaluation}>
    <span className={css.figure}>
      <b>{answered}</b> of {of}
    </span>
    <span className={css.share} aria-hidden="true">
      <span className={css.shareOf} style={{ width: `${of > 0 ? (answered / of) * 100 : 0}%` }} />
    </span>
    <span className={css.sub}>{children}</span>
  </span>
)
