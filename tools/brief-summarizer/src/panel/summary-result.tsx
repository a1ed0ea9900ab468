import type { RunView } from '@casewright/core/client'
import { Button, CoverageLine, Notice } from '@casewright/ui'
import { Implications } from './implications.tsx'
import type { Summary } from './manifest.ts'
import * as css from './panel.css.ts'
import { KeyPointsSection, SummarySection } from './sections.tsx'

interface Props {
  run: RunView<Summary>
  /** Left out where a stored run is shown. */
  onAgain?: () => void
}

/** What stands in the document, with its place, and apart from it what a model wrote. */
export function SummaryResult({ run, onAgain }: Props) {
  const output = run.output as Summary
  return (
    <article className={css.page} aria-labelledby="summary-title">
      <header className={css.head}>
        <div>
          <p className={css.file}>{output.documentType}</p>
          <h1 id="summary-title">{output.title ?? run.label}</h1>
          {output.title && <p className={css.file}>{run.label}</p>}
        </div>
        {onAgain && <Button onPress={onAgain}>Summarize another</Button>}
      </header>
      {output.warnings.map((warning) => (
        <Notice key={warning} tone="partial" title={warning} />
      ))}
      {output.facts.length > 0 && (
        <dl className={css.facts}>
          {output.facts.map((fact) => (
            <div key={`${fact.label}${fact.anchor.start}`} className={css.fact}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <SummarySection output={output} />
      <KeyPointsSection output={output} />
      <Implications output={output} />
      <CoverageLine coverage={output.coverage} />
    </article>
  )
}
