import { Notice } from '@casewright/ui'
import { useId } from 'react'
import type { Found } from './output.ts'
import * as css from './panel.css.ts'
import { RestsOn } from './rests-on.tsx'
import { WrittenSummary } from './written-summary.tsx'

interface Props {
  output: Found
  scope: string
}

/** The 'AI Summary': a model's, where one took part, else sentences of the results, and the box says which. */
export function SummaryBox({ output, scope }: Props) {
  const id = useId()
  const { written, extracts, summaryNote } = output
  const hasWritten = Boolean(written?.statements.length)
  return (
    <section className={css.summary} aria-labelledby={id}>
      <h3 id={id}>AI Summary</h3>
      {hasWritten ? (
        <WrittenSummary output={output} scope={scope} />
      ) : (
        <>
          <Notice tone="quiet" title={summaryNote}>
            {extracts.length === 0 && 'No whole sentence of the results answers the query. Read the results below.'}
          </Notice>
          <ol className={css.sentences}>
            {extracts.map((place) => (
              <li key={`${place.result}${place.words}`}>
                <RestsOn place={place} output={output} scope={scope} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
