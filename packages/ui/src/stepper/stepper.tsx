import * as css from './stepper.css.ts'

export interface StepperStep {
  title: string
  /** What was chosen, or what is left: 'Manual Filling, 13 fields'. */
  detail?: string
}

export interface StepperProps {
  /** Names the list: 'Steps of the document'. */
  label: string
  steps: readonly StepperStep[]
  /** The index of the one at hand; those before it are done. */
  current: number
}

const words = { done: 'done', now: 'at hand', todo: 'to do' } as const

/** The way through a work of several steps: which are done, which is at hand. */
export const Stepper = ({ label, steps, current }: StepperProps) => (
  <ol aria-label={label} className={css.stepper}>
    {steps.map(({ title, detail }, index) => {
      const state = index < current ? 'done' : index === current ? 'now' : 'todo'
      return (
        <li key={title} className={css.step} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.number[state]} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <b className={css.title}>
              {title}
              <span className="visually-hidden">, {words[state]}</span>
            </b>
            {detail}
          </span>
        </li>
      )
    })}
  </ol>
)
