import type { EvaluationHere } from '@casewright/api/client'
import { ProgressBar } from '@casewright/ui'
import * as css from './models.css.ts'

interface Props {
  title: string
  here: EvaluationHere
  /** How many there are. */
  questions: number
}

/** How far the evaluation of a model is. */
export function EvaluationMeter({ title, here: { state, asked }, questions }: Props) {
  return (
    <div className={css.meter}>
      <span>
        <b>
          Evaluation: {asked} of {questions} questions
        </b>
        {state === 'waiting' ? ', waiting its turn' : ', one at a time'}
      </span>
      <ProgressBar label={`Evaluation of ${title}`} isLabelHidden value={Math.floor((asked / questions) * 100)} />
    </div>
  )
}
