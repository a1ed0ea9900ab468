import type { RowShown } from './output.ts'

/** Words that stay, go or come, in the order in which they are read. */
export interface Piece {
  kind: 'same' | 'deleted' | 'inserted'
  text: string
}

/** A paragraph cut where something changes. Of one that moved, its words where it is now. */
export function piecesOf(
  older: string,
  newer: string,
  { kind, older: was, newer: is, changes = [] }: RowShown,
): Piece[] {
  if (kind === 'removed' && was) return [{ kind: 'deleted', text: older.slice(was.start, was.end) }]
  if (kind === 'left' && was) return [{ kind: 'same', text: older.slice(was.start, was.end) }]
  if (kind === 'added' && is) return [{ kind: 'inserted', text: newer.slice(is.start, is.end) }]
  if (!is) return []
  const pieces: Piece[] = []
  let at = is.start
  const push = (sort: Piece['kind'], text: string) => {
    if (text !== '') pieces.push({ kind: sort, text })
  }
  for (const change of changes) {
    push('same', newer.slice(at, change.newer.start))
    const gone = older.slice(change.older.start, change.older.end)
    // Words that go have the space before them where nothing comes in their place.
    const isAlone = change.newer.start === change.newer.end
    push('deleted', isAlone && /\S$/.test(newer.slice(at, change.newer.start)) ? ` ${gone}` : gone)
    if (!isAlone && gone.trim() !== '' && /\p{L}$/u.test(gone)) push('same', ' ')
    push('inserted', newer.slice(change.newer.start, change.newer.end))
    at = change.newer.end
  }
  push('same', newer.slice(at, is.end))
  return pieces
}
