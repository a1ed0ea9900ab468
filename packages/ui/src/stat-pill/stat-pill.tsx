import * as css from './stat-pill.css.ts'

export interface StatPillProps {
  /** The figure, such as '10K+'. */
  value: string
  label: string
}

/** A figure and what it counts, in one line. */
export const StatPill = ({ value, label }: StatPillProps) => (
  <span className={css.pill}>
    <b className={css.value}>{value}</b> {label}
  </span>
)
