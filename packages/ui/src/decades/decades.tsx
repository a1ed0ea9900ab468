import { counted } from '@casewright/core/client'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Button as TextButton } from '../button/button.tsx'
import * as css from '../margin/margin.css.ts'
import { barsOf } from './bars-of.ts'
import * as own from './decades.css.ts'

export interface DecadesProps {
  /** Of each decision its year. */
  years: readonly number[]
  /** ISO 8601 dates between which is searched now. */
  from?: string
  to?: string
  /** Narrows to a decade, or with two empty dates to none; left out where nothing can be started. */
  onNarrow?: (bounds: { from: string; to: string }) => void
  headingLevel?: 2 | 3 | 4
}

/** Decisions by their decade, for the margin. A press on a decade narrows to it. Nothing where there is none to tell apart. */
export const Decades = ({ years, from = '', to = '', onNarrow, headingLevel = 2 }: DecadesProps) => {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const bars = barsOf(years)
  const isBound = from !== '' || to !== ''
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last || (bars.length < 2 && !isBound)) return null
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <section className={css.card} aria-labelledby={id}>
      <Heading id={id} className={css.cardTitle}>
        Years
      </Heading>
      <div className={own.graph} style={{ width: `max(8rem, ${bars.length * 2.25}rem)` }}>
        <ol className={own.bars}>
          {bars.map(({ label, count, ...bounds }) => {
            const bar = <span className={own.bar} style={{ height: `${(100 * count) / most}%` }} />
            const said = `${label}: ${counted(count, 'decision')}`
            const isIt = isBound && bounds.from === from && bounds.to === to
            return (
              <li key={label} className={own.column}>
                {onNarrow && count > 0 && !isIt ? (
                  <Button className={own.press} aria-label={said} onPress={() => onNarrow(bounds)}>
                    {bar}
                  </Button>
                ) : (
                  <span className={own.still}>
                    <span className="visually-hidden">{said}</span>
                    {bar}
                  </span>
                )}
              </li>
            )
          })}
        </ol>
        <p className={own.ends} aria-hidden="true">
          <span>{first.label}</span>
          {last !== first && <span>{last.label}</span>}
        </p>
      </div>
      {onNarrow && isBound && (
        <p className={own.all} data-print="never">
          <TextButton size="small" variant="quiet" onPress={() => onNarrow({ from: '', to: '' })}>
            All years
          </TextButton>
        </p>
      )}
    </section>
  )
}
