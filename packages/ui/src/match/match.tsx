import * as css from './match.css.ts'

export interface MatchProps {
  /** 0 to 100. */
  percent: number
  /** What the figure rests on; a percentage says nothing without it. */
  basis: string
}

/** How well a result fits what was asked. */
export const Match = ({ percent, basis }: MatchProps) => {
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <p className={css.match} title={basis}>
      <span>
        {shown}% match<span className="visually-hidden">. {basis}</span>
      </span>
      <span className={css.bar} aria-hidden="true">
        <span className={css.fill} style={{ display: 'block', width: `${shown}%` }} />
      </span>
    </p>
  )
}
