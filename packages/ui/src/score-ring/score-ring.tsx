import { useId } from 'react'
import { bandOf, cuts } from './bands.ts'
import * as css from './score-ring.css.ts'

export type ScoreRingProps = {
  /** Of what, for a screen reader: 'Overall quality'. */
  label: string
  size?: 'regular' | 'small'
} & (
  | { /** 0 to 100. */ score: number; reason?: undefined }
  | { score: null /** Why there is none, in a sentence. */; reason: string }
)

const radius = 44
const around = 2 * Math.PI * radius

/** From the middle of the ring to its outside, at a share of the way around. */
const cutAt = (share: number) => {
  const [x, y] = [Math.cos(2 * Math.PI * share), Math.sin(2 * Math.PI * share)]
  return { x1: 50 + 38 * x, y1: 50 + 38 * y, x2: 50 + 50 * x, y2: 50 + 50 * y }
}

/** A score of 100 in the colour of its band; where there is none, the reason and no ring. */
export const ScoreRing = ({ label, score, reason, size }: ScoreRingProps) => {
  const mask = useId()
  if (score === null)
    return (
      <div className={css.none}>
        <p className={css.noneTitle}>No score</p>
        <p className={css.reason}>{reason}</p>
      </div>
    )
  const shown = Math.round(Math.min(100, Math.max(0, score)))
  return (
    <div role="img" aria-label={`${label}: ${shown} of 100`} className={css.ring({ size })}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className={css.drawing}>
        <mask id={mask}>
          <rect width="100" height="100" fill="#fff" />
          {[0, ...cuts].map((cut) => (
            <line key={cut} {...cutAt(cut / 100)} stroke="#000" strokeWidth="1.5" />
          ))}
        </mask>
        <g mask={`url(#${mask})`}>
          <circle cx="50" cy="50" r={radius} className={css.track} />
          <circle
            cx="50"
            cy="50"
            r={radius}
            className={css.arc[bandOf(shown)]}
            strokeDasharray={`${(shown / 100) * around} ${around}`}
          />
        </g>
      </svg>
      <div className={css.words}>
        <b className={css.number({ size })}>{shown}</b>
        <span className={css.of}>of 100</span>
      </div>
    </div>
  )
}
