import * as css from './probability.css.ts'

export interface ProbabilityProps {
  /** What of: 'Success probability'. */
  label: string
  /** Percent, 0 to 100. */
  value: number
  /** The likely range, in percent. */
  range?: readonly [low: number, high: number]
  /** Percent. */
  confidence?: number
}

/** A probability with its likely range. What it rests on, or who estimated it, stands directly below. */
export const Probability = ({ label, value, range, confidence }: ProbabilityProps) => {
  const likely = range && `Likely between ${range[0]} and ${range[1]} percent.`
  const sure = confidence !== undefined && `Confidence ${confidence}%`
  return (
    <section aria-label={label} className={css.odds}>
      <div>
        <p className={css.label}>{label}</p>
        <p className={css.number}>
          {value}
          <span className={css.sign}>%</span>
        </p>
      </div>
      <div>
        <div className={css.scale} aria-hidden="true">
          <div className={css.bar} style={{ width: `${value}%` }} />
          {range && <div className={css.bracket} style={{ left: `${range[0]}%`, right: `${100 - range[1]}%` }} />}
        </div>
        <p className={css.ends}>
          <span aria-hidden="true">0</span>
          <span className={css.told}>
            {likely} {sure && <b className={css.confidence}>{sure}</b>}
          </span>
          <span aria-hidden="true">100</span>
        </p>
      </div>
    </section>
  )
}
