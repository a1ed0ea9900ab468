import { createParagraphNear, liftEmptyBlock, newlineInCode, splitBlockAs } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { type Command, TextSelection } from 'prosemirror-state'
import { isRow, nextRow } from './rows.ts'
import { schema } from './schema.ts'

const { nodes } = schema
const repeated = new Set(['clause', 'item', 'line', 'paragraph'])

const split = splitBlockAs((node: Node, atEnd: boolean) =>
  repeated.has(node.type.name) ? { type: node.type, attrs: node.attrs } : atEnd ? { type: nodes.paragraph } : null,
)

/** On an empty clause Enter goes one level up, and from the first level out of the clauses. */
const outOfClause: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { parent } = $from
  if (!empty || parent.type !== nodes.clause || parent.content.size > 0) return false
  const level = parent.attrs.level as number
  const pos = $from.before()
  dispatch?.(
    level > 0
      ? state.tr.setNodeMarkup(pos, null, { level: level - 1 })
      : state.tr.setNodeMarkup(pos, nodes.paragraph, {}),
  )
  return true
}

/** On an empty last item or line Enter goes on below the list. */
const outOfList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const list = $from.node(-1)
  const last = $from.depth === 2 && $from.index(1) === list.childCount - 1
  if (!empty || !last || $from.parent.content.size > 0 || list.childCount < 2) return false
  if ($from.parent.type !== nodes.item && $from.parent.type !== nodes.line) return false
  if (dispatch) {
    const tr = state.tr.delete($from.before(), $from.after())
    const after = tr.mapping.map($from.after(1))
    tr.insert(after, nodes.paragraph.create())
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView())
  }
  return true
}

/** What Enter does: one more of what the caret stands in. */
export const enter: readonly Command[] = [
  newlineInCode,
  outOfClause,
  outOfList,
  (state, dispatch) => isRow(state) && nextRow(state, dispatch),
  createParagraphNear,
  liftEmptyBlock,
  split,
]
