import type { EditorView } from 'prosemirror-view'

/** How far from the edges of what is seen the caret stays, in pixels. */
const room = 48

/** Scrolls the page until the selection is seen below what stands over the text. */
export function showSelection(view: EditorView, top: number): true {
  const { from, to } = view.state.selection
  const start = view.coordsAtPos(from).top
  const end = view.coordsAtPos(to, -1).bottom
  const below = end + room - window.innerHeight
  const above = start - room - Math.max(top, 0)
  if (above < 0) window.scrollBy({ top: above })
  else if (below > 0) window.scrollBy({ top: Math.min(below, above) })
  return true
}
