import type { Severity } from '@casewright/core/client'
import { Found, SeverityDot, Written } from '@casewright/ui'
import type { WrittenStatement } from '../output.ts'
import * as css from './panel.css.ts'
import type { Show } from './use-reading.tsx'

interface Props {
  statements: readonly (WrittenStatement & { severity?: Severity })[]
  model: string
  onShow: Show
}

const words = (text: string) => text.replace(/\s+/g, ' ')

/** What a model wrote, and below it the words of the document that each statement rests on. Never in one block. */
export function Statements({ statements, model, onShow }: Props) {
  const number = (index: number) =>
    statements.length > 1 && (
      <span className={css.number} aria-hidden="true">
        {index + 1}
      </span>
    )
  const item = statements.length > 1 ? css.point : undefined
  return (
    <>
      <Written
        byline={`Written by ${model}`}
        checked="the quoted words were found in the document; whether they support the statement is for you to judge"
      >
        <ol className={css.points}>
          {statements.map((one, index) => (
            <li key={`${one.quotation.start}${one.statement}`} className={item}>
              {number(index)}
              <div>
                {one.severity && <SeverityDot severity={one.severity} />}
                <p className={css.statement}>{one.statement}</p>
                {one.doubts.length > 0 && (
                  <p className={css.doubt}>Not in the document: {one.doubts.map((doubt) => `“${doubt}”`).join(', ')}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Written>
      <details className={css.rests} open>
        <summary>The words {statements.length > 1 ? 'they rest' : 'it rests'} on</summary>
        <ol className={css.points}>
          {statements.map((one, index) => (
            <li key={`${one.quotation.start}${one.statement}`} className={item}>
              {number(index)}
              <Found
                anchor={{ words: words(one.quotation.words), page: one.quotation.page }}
                onOpen={() => onShow(one.quotation)}
              />
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}
