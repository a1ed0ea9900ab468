import { RunStatus, Written } from '@casewright/ui'
import type { DocumentType } from '../output.ts'
import type { Host } from './host.ts'
import * as css from './panel.css.ts'
import { wordsSoFar } from './words-so-far.ts'

interface GeneratingProps {
  run: NonNullable<Host['run']>
  type: DocumentType | null
  onCancel: () => void
}

/** A document while it is made: its steps, and what a model has written so far, which nobody has checked yet. */
export function Generating({ run, type, onCancel }: GeneratingProps) {
  const words = wordsSoFar(run.partial)
  return (
    <section className={css.generating} aria-labelledby="generating">
      <h1 id="generating">{type?.title ?? 'Your document'}</h1>
      <RunStatus
        run={run}
        label="Generating the document"
        note="You can leave this page. The document will be in your history."
        onCancel={onCancel}
      />
      {words.length > 0 && (
        <Written byline="The model is writing" checked="not checked yet">
          {words.map(({ label, text }) => (
            <p key={label}>
              {label && <b>{label}: </b>}
              {text}
            </p>
          ))}
        </Written>
      )}
    </section>
  )
}
