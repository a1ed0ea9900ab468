import { hasEnded } from '@casewright/core/client'
import { Button, CopyButton, CoverageLine, RunStatus, Spinner } from '@casewright/ui'
import { Answer } from './answer.tsx'
import { answerAsText } from './as-text.ts'
import * as css from './panel.css.ts'
import type { AnswerRun } from './runs.ts'
import { SoFar } from './so-far.tsx'
import type { Show } from './use-reading.tsx'

interface AnswerEntryProps {
  run: AnswerRun
  question: string
  onCancel: () => void
  onDrop: () => void
  onShow: Show
}

/** A question with its answer, or where it stands. */
export function AnswerEntry({ run, question, onCancel, onDrop, onShow }: AnswerEntryProps) {
  const { output } = run
  return (
    <article className={css.answer} aria-label={question}>
      <header className={css.answerHead}>
        <h3 className={css.question}>{question}</h3>
        <span className={css.answerActions}>
          {output && <CopyButton label="Copy the answer" text={() => answerAsText(output)} />}
          {hasEnded(run.state) && (
            <Button variant="quiet" onPress={onDrop} aria-label={`Remove the answer to: ${question}`}>
              Remove
            </Button>
          )}
        </span>
      </header>
      {!hasEnded(run.state) && (
        <div className={css.waiting}>
          <Spinner label={run.steps.at(-1)?.message ?? 'Looking for the passages'} />
          <Button variant="quiet" onPress={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {!hasEnded(run.state) && <SoFar value={run.partial?.value} />}
      <RunStatus
        run={run}
        afterError={{ failed: 'The summary is not affected. Try again.', cancelled: 'Nothing was answered.' }}
      />
      {output && (
        <>
          <Answer output={output} onShow={onShow} />
          <CoverageLine coverage={output.coverage} />
        </>
      )}
    </article>
  )
}
