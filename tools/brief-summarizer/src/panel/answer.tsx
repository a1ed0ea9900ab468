import { Found, Origin } from '@casewright/ui'
import type { Answered } from '../output.ts'
import * as css from './panel.css.ts'
import { Statements } from './statements.tsx'
import type { Show } from './use-reading.tsx'

/** How many passages are seen at once where a model answered, and where none did. */
const beside = 0
const alone = 3

/** What the document has on a question: a model's answer with its words, and the passages. */
export function Answer({ output, onShow }: { output: Answered; onShow: Show }) {
  const { written, outcome, passages, missing, reading } = output
  const show: Show = (anchor) => onShow(anchor, reading)
  const isWritten = written !== null && written.statements.length > 0 && outcome !== 'not answered'
  const most = isWritten ? beside : alone
  const found = passages.map(({ text, anchor }) => (
    <Found key={anchor.start} anchor={{ words: text, page: anchor.page }} onOpen={() => show(anchor)} />
  ))
  return (
    <div className={css.body}>
      {isWritten ? (
        <Statements statements={written.statements} model={written.model.name} onShow={show} />
      ) : (
        <p className={css.quiet}>{output.answer}</p>
      )}
      {outcome === 'in part' && <p className={css.reason}>The question is answered in part.</p>}
      {missing.length > 0 && (
        <p className={css.reason}>
          Words of the question that the document does not have: {missing.map((word) => `“${word}”`).join(', ')}.
        </p>
      )}
      {most > 0 && found.length > 0 && (
        <>
          <p>
            <Origin of="evidence" />
          </p>
          <div className={css.sentences}>{found.slice(0, most)}</div>
        </>
      )}
      {found.length > most && (
        <details className={css.rests}>
          <summary>{most === 0 ? 'The passages that fit the question best' : 'Further passages'}</summary>
          <div className={css.sentences}>{found.slice(most)}</div>
        </details>
      )}
    </div>
  )
}
