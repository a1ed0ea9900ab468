import type { RunJournal } from '../../features/runs/index.ts'

/**
 * Shows how many questions are answered before that of a run. A step is a durable row, so each is shown when half of
 * those of the step before are left.
 */
export function waitingSteps(journal: Pick<RunJournal, 'step'>): (ahead: number) => void {
  let shown: number | undefined
  return (ahead) => {
    if (ahead === 0 ? shown === undefined : shown !== undefined && ahead > shown / 2) return
    shown = ahead === 0 ? undefined : ahead
    const before = ahead === 1 ? '1 question is' : `${ahead} questions are`
    journal.step({
      message: ahead === 0 ? 'The language model is answering' : `Waiting for the language model: ${before} ahead`,
    })
  }
}
