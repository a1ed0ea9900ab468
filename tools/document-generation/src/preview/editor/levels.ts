import type { Command } from 'prosemirror-state'
import { schema } from './schema.ts'
import { isClause, levelOf } from './to-parts.ts'

/**
 * Makes the clauses of the selection one level deeper, or one less deep. A clause is at most one deeper than the one
 * above it. Within clauses it is always done, also where nothing can change: the key never leaves them by surprise.
 */
export const changeLevel =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const { from, to, $from } = state.selection
    if ($from.parent.type !== schema.nodes.clause) return false
    const { tr, doc } = state
    doc.forEach((node, pos, index) => {
      if (!isClause(node) || pos + node.nodeSize <= from || pos >= to + 1) return
      const above = index > 0 ? doc.child(index - 1) : null
      const before = index > 0 ? tr.doc.child(index - 1) : null
      const most = above && before && isClause(before) ? Math.min(levelOf(before) + 1, 2) : 0
      const level = Math.max(0, Math.min(levelOf(node) + by, by > 0 ? most : 2))
      if (level !== levelOf(node)) tr.setNodeMarkup(pos, null, { level })
    })
    if (tr.docChanged) dispatch?.(tr)
    return true
  }

/** Backspace at the start of a deeper clause brings it one level up. */
export const backOneLevel: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== schema.nodes.clause) return false
  const level = levelOf($from.parent)
  if (level === 0) return false
  dispatch?.(state.tr.setNodeMarkup($from.before(), null, { level: level - 1 }))
  return true
}
