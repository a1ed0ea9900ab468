import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
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
    props: {
      handleTextInput: (view, from, to, text) => {
        const tr = typedOver(view.state, from, to, text)
        if (tr) view.dispatch(tr.scrollIntoView())
        return tr !== null
      },
    },
  })

/** Backspace after a blank and Delete before one take all of it first; once more, and it is gone. */
export const takeBlank =
  (side: 'from' | 'to'): Command =>
  (state, dispatch) => {
    const { empty, from } = state.selection
    const blank = empty && rangesOf(state.doc, 'blank').find((range) => range[side] === from)
    if (!blank) return false
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, blank.from, blank.to)))
    return true
  }

/**
 * Words in the place of a blank, or of a piece of it, or at a caret inside of it that is not yet seen to be there;
 * `null` where none is there.
 */
export function typedOver(state: EditorState, from: number, to: number, words: string): Transaction | null {
  const range = rangesOf(state.doc, 'blank').find((one) =>
    from < to ? one.from <= from && to <= one.to : one.from < from && from < one.to,
  )
  if (!range || words === '') return null
  const { tr } = state
  putValue(tr, range, words)
  return tr.setSelection(TextSelection.create(tr.doc, range.from + words.length))
}

/** What was typed into blanks becomes their value; a blank of which a piece was taken is whole again. */
function settled(state: EditorState): Transaction {
  const { tr } = state
  for (const range of rangesOf(state.doc, 'blank').reverse()) {
    const label = bracketed(range)
    if (range.text === label) continue
    if (label.includes(range.text))
      tr.replaceWith(range.from, range.to, schema.text(label, state.doc.nodeAt(range.from)?.marks))
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

/** Fills every blank of a field. Several lines are several blocks where the blank stands alone, else one after the other. */
export function fillBlanks(state: EditorState, field: string, words: string): Transaction {
  const { tr, doc } = state
  const lines = words.split(/\r\n|[\n\r]/).flatMap((line) => line.trim() || [])
  const ranges = rangesOf(doc, 'blank').filter(({ mark }) => mark.attrs.field === field)
  for (const range of ranges.reverse()) {
    const { parent } = doc.resolve(range.from)
    const isAlone = parent.content.size === range.to - range.from && !parent.type.spec.isolating
    putValue(tr, range, isAlone ? (lines[0] ?? '') : inARow(lines))
    if (!isAlone || lines.length < 2) continue
    const [first] = tr.doc.resolve(range.from).parent.children
    const more = lines.slice(1).map((line) => parent.type.create(parent.attrs, schema.text(line, first?.marks)))
    tr.insert(range.from + (lines[0]?.length ?? 0) + 1, more)
  }
  return tr
}

const inARow = (lines: readonly string[]): string =>
  lines.reduce((all, line) => (all ? `${all}${/[.,;:?!]$/.test(all) ? '' : ','} ${line}` : line), '')
