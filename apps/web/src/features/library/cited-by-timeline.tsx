import type { CitedByYear } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import * as css from './cited-by.css.ts'
import { barsOf } from './timeline-bars.ts'

const [width, height, foot] = [256, 40, 14]

/** Citing opinions over the years. Years with negative treatment have a triangle below. */
export function CitedByTimeline({ years }: { years: readonly CitedByYear[] }) {
  const bars = barsOf(years)
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last || bars.length < 2) return null
  const most = Math.max(...bars.map(({ count }) => count))
  const step = width / bars.length
  const bar = Math.max(1, step * 0.72)
  const against = bars.filter((one) => one.against > 0)
  const total = years.reduce((sum, { count }) => sum + count, 0)
  const said = [
    `${counted(total, 'citing opinion')}, ${first.from} to ${last.to}, at most ${most} in ${first.from === first.to ? 'a year' : `${first.to - first.from + 1} years`}`,
    against.length > 0 && `negative treatment in ${against.map(({ from }) => from).join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')
  return (
    <div className={css.timeline}>
      <svg viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={said}>
        {bars.map(({ from, count }, at) => (
          <rect
            key={from}
            className={css.bar}
            x={at * step}
            y={height - (height * count) / most}
            width={bar}
            height={(height * count) / most}
          />
        ))}
        <path className={css.axis} d={`M0 ${height + 0.5}h${width}`} />
        {bars.map(({ from, against: negative }, at) =>
          negative > 0 ? (
            <path
              key={from}
              className={css.negative}
              d={`M${Math.min(width - 5.5, Math.max(5.5, at * step + bar / 2))} ${height + 4}l4.5 7.5h-9z`}
            />
          ) : null,
        )}
      </svg>
      <p className={css.ends} aria-hidden="true">
        <span>{first.from}</span>
        {against.length > 0 && <span>△ Negative</span>}
        <span>{last.to}</span>
      </p>
    </div>
  )
}
