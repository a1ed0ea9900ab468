import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes } = schema
const withLabel = new Set(['row', 'signLine'])
/** What holds words on one line, beside others. */
const single = new Set(['label', 'answer', 'party', 'name'])

export const isRow = ({ selection: { $from } }: EditorState): boolean => single.has($from.parent.type.name)

/** From a label to its answer; from an answer to a new row below; from the name of a signer to the first line. */
export const nextRow: Command = (state, dispatch) => {
  const { $from } = state.selection
  if (!dispatch) return true
  const { parent } = $from
  if (parent.type !== nodes.answer || $from.node(-1).type !== nodes.row) {
    const next = TextSelection.findFrom(state.doc.resolve($from.after()), 1, true)
    if (next) dispatch(state.tr.setSelection(next).scrollIntoView())
    return true
  }
  const after = $from.after(-1)
  const row = nodes.row.create(null, [nodes.label.create(), nodes.answer.create()])
  const tr = state.tr.insert(after, row)
  dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 2)).scrollIntoView())
  return true
}

/** Backspace in a row of no words takes the row away; in the last one, all of it. */
export const removeRow: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const row = $from.node(-1)
  if (!empty || !row || !withLabel.has(row.type.name) || row.textContent !== '') return false
  const depth = $from.node(-2).childCount === 1 ? $from.depth - 2 : $from.depth - 1
  if (dispatch) {
    const tr = state.tr.delete($from.before(depth), $from.after(depth))
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve($from.before(depth)), -1)).scrollIntoView())
  }
  return true
}
