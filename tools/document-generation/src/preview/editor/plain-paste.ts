import { Fragment, Slice } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { typedOver } from './blanks.ts'
import { schema } from './schema.ts'
import { textOf } from './text-of.ts'

const { nodes } = schema
const repeated = new Set(['clause', 'item', 'line', 'paragraph'])

/** What comes from outside comes as words: no style, no link, no picture. What is copied is the document's plain text. */
export const plainPaste = (): Plugin =>
  new Plugin({
    props: {
      handlePaste: (view, event) => {
        const text = event.clipboardData?.getData('text/plain')
        if (text) view.dispatch(pasted(view.state, text).scrollIntoView())
        return true
      },
      handleDrop: (view, event, _, moved) => {
        if (moved) return false
        const text = event.dataTransfer?.getData('text/plain')
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (text && at) view.dispatch(pasted(view.state, text, at.pos))
        event.preventDefault()
        return true
      },
      clipboardTextSerializer: (slice, view) => textOf(view.state, slice),
    },
  })

/** Puts text in; each line of it stands as the block does into which it is put. */
export function pasted(state: EditorState, text: string, at?: number): Transaction {
  const { tr } = state
  const $at = at === undefined ? tr.selection.$from : tr.doc.resolve(at)
  const lines = text
    .replace(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' '))
    .filter((line) => line.trim() !== '')
  const { parent } = $at
  const inline = lines.length < 2 || !parent.isTextblock || parent.type.spec.isolating
  const [from, to] = at === undefined ? [tr.selection.from, tr.selection.to] : [at, at]
  if (inline) return typedOver(state, from, to, lines.join(' ')) ?? tr.insertText(lines.join(' '), from, to)
  const type = repeated.has(parent.type.name) ? parent.type : nodes.paragraph
  const blocks = lines.map((line, n) =>
    (n === 0 ? parent.type : type).create(n === 0 || type === parent.type ? parent.attrs : null, schema.text(line)),
  )
  return tr.replaceRange(from, to, new Slice(Fragment.fromArray(blocks), 1, 1))
}
