import { Found, Origin, SeverityDot } from '@casewright/ui'
import type { Summary } from './manifest.ts'
import * as css from './panel.css.ts'
import { Statements } from './statements.tsx'

/** How many places of one clause are shown. */
const shown = 2

/** The clauses and phrases that matter, worst first, each with its words; then, apart, what a model sees besides. */
export function Implications({ output }: { output: Summary }) {
  const { written } = output
  const implications = output.legalImplications.filter(({ origin }) => origin !== 'model')
  return (
    <section className={css.section} aria-labelledby="implications-heading">
      <h2 id="implications-heading">
        Legal implications <Origin of="evidence" />
      </h2>
      {implications.length === 0 && (
        <p className={css.quiet}>
          None of the clauses and phrases that are looked for was found. That does not mean that there is no risk.
        </p>
      )}
      <ul className={css.points}>
        {implications.map((implication) => (
          <li key={`${implication.type}${implication.message}`} className={css.implication}>
            <div className={css.implicationHead}>
              <SeverityDot severity={implication.severity} />
              <h3>{implication.message}</h3>
            </div>
            {implication.reason && <p className={css.reason}>{implication.reason}</p>}
            {implication.anchors?.slice(0, shown).map((anchor, index) => (
              <Found
                key={anchor.start}
                anchor={{ words: implication.quotes?.[index] ?? anchor.words, page: anchor.page }}
              />
            ))}
            {(implication.anchors?.length ?? 0) > shown && <p className={css.reason}>Found in further places.</p>}
          </li>
        ))}
      </ul>
      {written && written.implications.length > 0 && (
        <>
          <h3>Further implications, by the model</h3>
          <Statements statements={written.implications} model={written.model.name} />
        </>
      )}
    </section>
  )
}
