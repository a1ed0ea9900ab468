import { Found, Origin } from '@casewright/ui'
import type { Summary } from './manifest.ts'
import * as css from './panel.css.ts'
import { Statements } from './statements.tsx'

/** The summary: a model's, where one took part, and always the sentences of the document that carry it. */
export function SummarySection({ output }: { output: Summary }) {
  const { written, foundPoints } = output
  const replaced = Boolean(written?.summary.length)
  // Where a model wrote the key points, those that were found stand here.
  const sentences = written?.keyPoints.length ? [...output.summarySentences, ...foundPoints] : output.summarySentences
  return (
    <>
      {written && written.summary.length > 0 && (
        <section className={css.section} aria-labelledby="written-heading">
          <h2 id="written-heading">Summary</h2>
          <Statements statements={written.summary} model={written.model.name} />
        </section>
      )}
      <section className={css.section} aria-labelledby="summary-heading">
        <h2 id="summary-heading">
          {replaced ? 'In the words of the document' : 'Summary'} <Origin of="evidence" />
        </h2>
        {sentences.map((sentence) => (
          <Found key={sentence.anchor.start} anchor={{ words: sentence.text, page: sentence.anchor.page }} />
        ))}
        {sentences.length === 0 && <p className={css.quiet}>The document holds no sentence that sums it up.</p>}
      </section>
    </>
  )
}

export function KeyPointsSection({ output }: { output: Summary }) {
  const { written, keyPoints, keyPointAnchors } = output
  return (
    <section className={css.section} aria-labelledby="points-heading">
      <h2 id="points-heading">Key points</h2>
      {written && written.keyPoints.length > 0 ? (
        <Statements statements={written.keyPoints} model={written.model.name} />
      ) : (
        <ol className={css.points}>
          {keyPoints.map((point, index) => (
            <li key={keyPointAnchors[index]?.start ?? point} className={css.point}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <Found anchor={{ words: point, page: keyPointAnchors[index]?.page }} />
            </li>
          ))}
        </ol>
      )}
      {keyPoints.length === 0 && <p className={css.quiet}>There are no key points beside the summary.</p>}
    </section>
  )
}
