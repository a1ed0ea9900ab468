import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { type Range, rangesOf } from './ranges.ts'
import { schema } from './schema.ts'

const { marks } = schema
const bracketed = ({ mark }: Range) => `[${mark.attrs.label}]`

/**
 * A blank is one thing: the caret does not stand in it but takes all of it, and words that take its place are its value.
 */
export const blanks = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _, state) => {
      const changed = transactions.some(({ docChanged }) => docChanged)
      const tr = changed ? settled(state) : state.tr
      selectWhole(tr)
      return tr.docChanged || tr.selectionSet ? tr : null
    },
  })

/** What was typed into blanks becomes their value; a blank of which a piece was taken is whole again. */
function settled(state: EditorState): Transaction {
  const { tr } = state
  for (const range of rangesOf(state.doc, 'blank').reverse()) {
    const label = bracketed(range)
    if (range.text === label) continue
    if (label.includes(range.text)) tr.insertText(label, range.from, range.to)
    else putValue(tr, range, range.text.replace(/^\[|\]$/g, ''))
  }
  return tr
}

function selectWhole(tr: Transaction): void {
  const { selection, doc } = tr
  if (!selection.empty) return
  const inside = rangesOf(doc, 'blank').find(({ from, to }) => from < selection.from && selection.from < to)
  if (inside) tr.setSelection(TextSelection.create(doc, inside.from, inside.to))
}

/** Puts a value in the place of a blank. What else the blank is, such as bold, its value is too. */
function putValue(tr: Transaction, { from, to, mark, text }: Range, words: string): void {
  const { field, key, sensitive } = mark.attrs
  if (words !== text) tr.insertText(words, from, to)
  const end = from + words.length
  tr.removeMark(from, end, marks.blank).addMark(from, end, marks.value.create({ field, key }))
  if (sensitive) tr.addMark(from, end, marks.sensitive.create())
}

/** Fills every blank of a field. */
export function fillBlanks(state: EditorState, field: string, words: string): Transaction {
  const { tr } = state
  const ranges = rangesOf(state.doc, 'blank').filter(({ mark }) => mark.attrs.field === field)
  for (const range of ranges.reverse()) putValue(tr, range, words)
  return tr
}
