import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { spin } from '../spinner/spinner.css.ts'
import { type StepItem, shareOfSteps } from './run-steps.ts'
import * as css from './steps.css.ts'

export interface StepsProps {
  /** What is being done, such as 'Analyzing Document'. Shown by the page's heading. */
  label: string
  steps: readonly StepItem[]
  /** Percent. Left out, the bar counts the steps, if those to come are named; else nobody knows. */
  value?: number
  /** What becomes of it when the page is left. */
  note?: string
  onCancel?: () => void
  cancelling?: boolean
}

const looks = {
  done: { icon: <CircleCheck aria-hidden="true" />, word: 'done' },
  now: { icon: <LoaderCircle className={spin} aria-hidden="true" />, word: 'in progress' },
  todo: { icon: <CircleDashed aria-hidden="true" />, word: 'to do' },
  failed: { icon: <CircleAlert aria-hidden="true" />, word: 'stopped' },
} as const

/** Long work: its named steps with their times, a bar, and a way out. */
export const Steps = ({
  label,
  steps,
  value,
  note = 'You can close this tab. The result will be in Recent Activity.',
  onCancel,
  cancelling = false,
}: StepsProps) => {
  const current = steps.find(({ state }) => state === 'now')
  const share = value === undefined ? shareOfSteps(steps) : undefined
  return (
    <div>
      <ProgressBar
        label={label}
        value={share ? share.done : value}
        max={share?.total}
        valueText={share && `${share.done} of ${share.total} steps`}
        isLabelHidden
      />
      <ol className={css.list}>
        {steps.map(({ name, state, time }) => (
          <li key={name} className={css.states[state]} aria-current={state === 'now' ? 'step' : undefined}>
            {looks[state].icon}
            <span>
              {name}
              <span className="visually-hidden">, {looks[state].word}</span>
            </span>
            {time && <span className={css.time}>{time}</span>}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {current && [current.said ?? current.name, current.time].filter(Boolean).join('. ')}
      </p>
      <div className={css.foot}>
        <p className={css.note}>{note}</p>
        {onCancel && (
          <Button onPress={onCancel} busy={cancelling} busyLabel="Cancelling...">
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}
