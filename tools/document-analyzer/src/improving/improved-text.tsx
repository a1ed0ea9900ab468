import { Notice, Redline, Written } from '@casewright/ui'
import type { Improved } from '../output.ts'
import type { RedlinePart } from '../text/redline.ts'
import * as css from './improve.css.ts'

interface Props {
  improved: Improved
  /** How the original becomes it; none where it replaces nothing. */
  parts: readonly RedlinePart[] | null
}

const labels = {
  rule: 'Made by rule from the words of the document',
  clause: 'Model clause',
  guide: 'Suggested wording, in the names of the document',
}

/** The improved text, and whose it is: a rule's, a clause of ours, or a model's. */
export function ImprovedText({
  improved: { improvedText, made, instruction, alternatives = [], doubts, lost = [], note, model },
  parts,
}: Props) {
  const words = (
    <p className={css.words}>
      {parts ? <Redline parts={parts.filter(({ kind }) => kind !== 'deleted')} /> : improvedText}
    </p>
  )
  if (made === 'none') return <Notice tone="quiet" title={note ?? 'There is no text.'} />
  return (
    <>
      {made === 'model' ? (
        <Written byline={model ? `Written by ${model.name}` : undefined} checked="read it before you send it">
          {words}
        </Written>
      ) : (
        <div className={css.ours}>
          <p className={css.by}>{instruction ? 'Instruction, with the words of the document' : labels[made]}</p>
          {words}
        </div>
      )}
      {doubts.length > 0 && (
        <p className={css.doubt}>
          Neither in the document nor in the request: {doubts.map((doubt) => `“${doubt}”`).join(', ')}. Check each
          before you use it.
        </p>
      )}
      {lost.length > 0 && (
        <p className={css.doubt}>In the original and not here: {lost.map((one) => `“${one}”`).join(', ')}.</p>
      )}
      {note && <p className={css.how}>{note}</p>}
      {alternatives.map((one) => (
        <p key={one} className={css.how}>
          <b>Alternative.</b> {one}
        </p>
      ))}
    </>
  )
}
