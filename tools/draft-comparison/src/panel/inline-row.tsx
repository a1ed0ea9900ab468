import { Redline } from '@casewright/ui'
import type { Compared } from '../output.ts'
import { piecesOf } from '../pieces.ts'
import { MoveNote } from './move-note.tsx'
import * as css from './panel.css.ts'
import { rowId } from './row-id.ts'

export interface RowProps {
  output: Compared
  index: number
  isChosen: boolean
  onShow: (row: number) => void
}

/** A paragraph of the redline. */
export function InlineRow({ output, index, isChosen, onShow }: RowProps) {
  const row = output.rows[index]
  if (!row) return null
  const isMove = row.kind === 'moved' || row.kind === 'left'
  const kind = (row.newer ? output.newer : output.older).blocks.find(
    ({ start }) => start === (row.newer ?? row.older)?.start,
  )?.kind
  return (
    <div
      id={rowId(index)}
      className={css.paragraph}
      data-kind={row.kind}
      data-block={kind}
      data-chosen={isChosen || undefined}
    >
      {isMove && <MoveNote output={output} row={row} onShow={onShow} />}
      <p>
        <Redline parts={piecesOf(output.older.text, output.newer.text, row)} />
      </p>
    </div>
  )
}
