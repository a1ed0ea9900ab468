import type { Severity } from '@casewright/core/client'
import { Found, SeverityDot, Written } from '@casewright/ui'
import type { WrittenStatement } from './manifest.ts'
import * as css from './panel.css.ts'

interface Props {
  statements: readonly (WrittenStatement & { severity?: Severity })[]
  model: string
}

/** What a model wrote, and below it the words of the document that each statement rests on. Never in one block. */
export function Statements({ statements, model }: Props) {
  return (
    <>
      <Written
        byline={`Written by ${model}`}
        checked="the quoted words were found in the document; whether they support the statement is for you to judge"
      >
        <ol className={css.points}>
          {statements.map((one, index) => (
            <li key={`${one.quotation.start}${one.statement}`} className={css.point}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                {one.severity && <SeverityDot severity={one.severity} />}
                <p>{one.statement}</p>
                {one.doubts.length > 0 && (
                  <p className={css.doubt}>Not in the document: {one.doubts.map((doubt) => `“${doubt}”`).join(', ')}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Written>
      <details className={css.rests} open>
        <summary>The words it rests on</summary>
        <ol className={css.points}>
          {statements.map((one, index) => (
            <li key={`${one.quotation.start}${one.statement}`} className={css.point}>
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <Found anchor={{ words: one.quotation.words.replace(/\s+/g, ' '), page: one.quotation.page }} />
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
