import type { RunView } from '@casewright/core/client'
import { Button, CoverageLine, Found, Notice, Origin } from '@casewright/ui'
import { Implications } from './implications.tsx'
import type { Summary } from './manifest.ts'
import * as css from './panel.css.ts'

interface Props {
  run: RunView<Summary>
  /** Left out where a stored run is shown. */
  onAgain?: () => void
}

/** What stands in the document. Every line of it is the document's own, with its place. */
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
      <section className={css.section} aria-labelledby="summary-heading">
        <h2 id="summary-heading">
          Summary <Origin of="evidence" />
        </h2>
        {output.summarySentences.map((sentence) => (
          <Found key={sentence.anchor.start} anchor={{ words: sentence.text, page: sentence.anchor.page }} />
        ))}
        {output.summarySentences.length === 0 && <p className={css.quiet}>{output.summary}</p>}
      </section>
      <section className={css.section} aria-labelledby="points-heading">
        <h2 id="points-heading">Key points</h2>
        {output.keyPoints.length === 0 && <p className={css.quiet}>The document is too short to have key points.</p>}
        <ol className={css.points}>
          {output.keyPoints.map((point, index) => (
            <li key={output.keyPointAnchors[index]?.start ?? point} className={css.point}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <Found anchor={{ words: point, page: output.keyPointAnchors[index]?.page }} />
            </li>
          ))}
        </ol>
      </section>
      <Implications implications={output.legalImplications} />
      <CoverageLine coverage={output.coverage} />
    </article>
  )
}
