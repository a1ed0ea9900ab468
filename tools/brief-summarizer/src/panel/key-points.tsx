import { Found, Origin, Section } from '@casewright/ui'
import type { Summary } from '../output.ts'
import * as css from './panel.css.ts'
import { Statements } from './statements.tsx'
import type { Show } from './use-reading.tsx'

/** What a lawyer must know besides: a model's points, or sentences of the document. */
export function KeyPoints({ output, onShow }: { output: Summary; onShow: Show }) {
  const { written, foundPoints, keyPoints, keyPointAnchors } = output
  const isWritten = written !== null && written.keyPoints.length > 0
  // A result of an earlier version tells its points by their anchors alone.
  const found =
    foundPoints.length > 0
      ? foundPoints
      : keyPointAnchors.map((anchor, index) => ({ text: keyPoints[index] ?? anchor.words, anchor }))
  const list = (
    <ol className={css.points}>
      {found.map(({ text, anchor }, index) => (
        <li key={anchor.start} className={css.point}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <Found anchor={{ words: text, page: anchor.page }} onOpen={() => onShow(anchor)} />
        </li>
      ))}
    </ol>
  )
  return (
    <Section title="Key points" aside={isWritten ? undefined : <Origin of="evidence" />}>
      {isWritten && <Statements statements={written.keyPoints} model={written.model.name} onShow={onShow} />}
      {isWritten && found.length > 0 && (
        <details className={css.rests}>
          <summary>Further sentences of the document</summary>
          {list}
        </details>
      )}
      {!isWritten && list}
      {keyPoints.length === 0 && <p className={css.quiet}>There are no key points beside the summary.</p>}
    </Section>
  )
}
