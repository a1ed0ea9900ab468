import type { RunView } from '@casewright/core/client'
import { PageHead, RunStatus, Section, Written } from '@casewright/ui'
import type { Answered } from '../output.ts'
import { spendingIn } from '../spending.ts'
import { headlineOf } from './headline.ts'
import * as css from './panel.css.ts'
import { Passages } from './passages.tsx'
import { soFarOf, statementsIn } from './so-far.ts'
import { Took } from './took.tsx'

interface Props {
  run: RunView<Answered>
  onCancel: () => void
}

/** What the agent does, what it has found, and what a model is writing: nothing of that is checked yet. */
export function Working({ run, onCancel }: Props) {
  const { found, writing } = soFarOf(run.partial?.value)
  const paragraphs = statementsIn(writing)
  const spending = spendingIn(run.partial?.value)
  return (
    <div className={css.page}>
      <PageHead eyebrow="Question" title={headlineOf(run.label)} />
      <RunStatus run={run} label="Answering the question" onCancel={onCancel} />
      {spending && <Took spending={spending} />}
      {paragraphs.length > 0 && (
        <Written byline="The model is writing" checked="not checked yet">
          <div className={css.paragraphs}>
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what streams only grows at its end
              <p key={index} className={css.paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </Written>
      )}
      {found && found.passages.length > 0 && (
        <Section title="Found so far" aside={<span className={css.small}>{found.references.length} authorities</span>}>
          <Passages output={found} passages={found.passages} />
        </Section>
      )}
    </div>
  )
}
