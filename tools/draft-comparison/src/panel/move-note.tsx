import { CornerDownRight, CornerUpRight } from 'lucide-react'
import type { Compared, RowShown } from '../output.ts'
import * as css from './panel.css.ts'

/** Where a paragraph that moved was, or is now. */
export function MoveNote({ output, row, onShow }: { output: Compared; row: RowShown; onShow: (row: number) => void }) {
  const isHere = row.kind === 'moved'
  const other = output.rows.findIndex(({ kind, move }) => move === row.move && kind === (isHere ? 'left' : 'moved'))
  const Icon = isHere ? CornerUpRight : CornerDownRight
  return (
    <button type="button" className={css.move} onClick={() => onShow(other)}>
      <Icon aria-hidden="true" />
      {isHere ? 'Moved here: show where it was' : 'Moved: show where it is now'}
    </button>
  )
}
