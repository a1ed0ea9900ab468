import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { leadOf } from './numbering.ts'
import { schema } from './schema.ts'

const { marks, nodes } = schema

/**
 * At the end of a clause's heading words go on with the heading where the caret stands in it, and with the clause's
 * text where it stands behind the period. A typed period ends the heading.
 */
export const headings = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput: (view, from, to, text) => {
        const { state } = view
        const { $from, empty } = state.selection
        if (!empty || $from.parent.type !== nodes.clause) return false
        const lead = leadOf($from.parent)
        if (lead === 0 || $from.parentOffset !== lead || state.storedMarks !== null || !inHeading(view)) return false
        if (text === '.') view.dispatch(state.tr.setStoredMarks([]))
        else view.dispatch(state.tr.replaceWith(from, to, schema.text(text, [marks.lead.create()])))
        return true
      },
    },
  })

function inHeading(view: EditorView): boolean {
  const at = view.root instanceof Document ? view.root.getSelection()?.focusNode : null
  const element = at instanceof Element ? at : at?.parentElement
  return element?.closest('[data-lead]') != null
}
