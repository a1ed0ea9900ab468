import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import * as css from './progress-bar.css.ts'

export interface ProgressBarProps {
  /** What is being done. */
  label: string
  /** How much is done, of `max`. Left out: nobody knows. */
  value?: number
  max?: number
  /** In place of the percentage, such as '25 of 43 pages'. */
  valueText?: string
  /** Keeps the label for the screen reader alone, where the page says it already. */
  isLabelHidden?: boolean
}

/** How far a long work has come. */
export const ProgressBar = ({ label, value, max = 100, valueText, isLabelHidden = false }: ProgressBarProps) => (
  <AriaProgressBar
    value={value}
    maxValue={max}
    valueLabel={valueText}
    isIndeterminate={value === undefined}
    aria-label={isLabelHidden ? label : undefined}
  >
    {({ percentage, valueText: shown, isIndeterminate }) => (
      <>
        {!isLabelHidden && (
          <div className={css.head}>
            <Label>{label}</Label>
            {!isIndeterminate && <span className={css.value}>{shown}</span>}
          </div>
        )}
        <div className={css.bar}>
          {isIndeterminate ? (
            <div className={css.travelling} />
          ) : (
            <div className={css.fill} style={{ width: `${percentage}%` }} />
          )}
        </div>
      </>
    )}
  </AriaProgressBar>
)
