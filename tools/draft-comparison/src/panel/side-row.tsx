import { Deleted, Inserted } from '@casewright/ui'
import type { RowShown } from '../output.ts'
import type { RowProps } from './inline-row.tsx'
import { MoveNote } from './move-note.tsx'
import * as css from './panel.css.ts'
import { rowId } from './row-id.ts'

/** A paragraph of both drafts, the older at the left. */
export function SideRow({ output, index, isChosen, onShow }: RowProps) {
  const row = output.rows[index]
  if (!row) return null
  const isMove = row.kind === 'moved' || row.kind === 'left'
  return (
    <div id={rowId(index)} className={css.side2} data-kind={row.kind} data-chosen={isChosen || undefined}>
      <div>
        <span className="visually-hidden">Older draft: </span>
        {row.kind === 'left' && <MoveNote output={output} row={row} onShow={onShow} />}
        {row.kind !== 'moved' && (
          <Half text={output.older.text} row={row} side="older" isWhole={row.kind === 'removed'} />
        )}
      </div>
      <div>
        <span className="visually-hidden">Newer draft: </span>
        {row.kind === 'moved' && <MoveNote output={output} row={row} onShow={onShow} />}
        {row.kind !== 'left' && (
          <Half text={output.newer.text} row={row} side="newer" isWhole={row.kind === 'added' && !isMove} />
        )}
      </div>
    </div>
  )
}

interface HalfProps {
  text: string
  row: RowShown
  side: 'older' | 'newer'
  isWhole: boolean
}

function Half({ text, row, side, isWhole }: HalfProps) {
  const span = row[side]
  const Mark = side === 'older' ? Deleted : Inserted
  if (!span) return null
  if (isWhole)
    return (
      <p>
        <Mark>{text.slice(span.start, span.end)}</Mark>
      </p>
    )
  const parts = (row.changes ?? []).map((change) => change[side]).filter(({ start, end }) => start < end)
  let at = span.start
  return (
    <p>
      {parts.map(({ start, end }) => {
        const before = text.slice(at, start)
        at = end
        return (
          <span key={start}>
            {before}
            <Mark>{text.slice(start, end)}</Mark>
          </span>
        )
      })}
      {text.slice(at, span.end)}
    </p>
  )
}
