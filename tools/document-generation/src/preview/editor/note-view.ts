import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorView, NodeView } from 'prosemirror-view'

/** A line for who reviews the draft, with a button that takes it out. */
export function noteView(_: Node, view: EditorView, getPos: () => number | undefined): NodeView {
  const dom = document.createElement('div')
  dom.dataset.part = 'note'
  const contentDOM = document.createElement('p')
  const button = document.createElement('button')
  button.type = 'button'
  button.contentEditable = 'false'
  button.textContent = 'Remove this line'
  button.addEventListener('click', () => {
    const pos = getPos()
    if (pos === undefined) return
    const node = view.state.doc.nodeAt(pos)
    if (!node) return
    const tr = view.state.tr.delete(pos, pos + node.nodeSize)
    view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(pos, tr.doc.content.size)), -1)))
    view.focus()
  })
  dom.append(contentDOM, button)
  return {
    dom,
    contentDOM,
    stopEvent: (event) => event.target === button,
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
  }
}
