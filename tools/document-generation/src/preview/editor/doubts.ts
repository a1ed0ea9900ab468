import { Fragment, Slice } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { type Range, rangesOf } from './ranges.ts'
import { schema } from './schema.ts'

const { marks } = schema

/** The person says that it is right: its mark goes, its words stay. */
export function dismiss({ doc, tr }: EditorState, key: number): Transaction {
  for (const { from, to, mark } of rangesOf(doc, 'doubt')) if (mark.attrs.key === key) tr.removeMark(from, to, mark)
  return tr
}

/** Puts other words in the place of a field's value, wherever it stands; each line of them is a paragraph. */
export function putWords({ doc, tr }: EditorState, field: string, words: string): Transaction {
  const lines = words.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '')
  for (const { from, to } of passages(rangesOf(doc, 'value').filter(({ mark }) => mark.attrs.field === field))) {
    const $from = doc.resolve(from)
    const mark = marks.value.create({ field, key: from })
    const kept = $from.marksAcross(doc.resolve(to))?.filter(({ type }) => type === marks.bold) ?? []
    const blocks = lines.map((line) => $from.parent.type.create($from.parent.attrs, schema.text(line, [mark, ...kept])))
    tr.replace(tr.mapping.map(from), tr.mapping.map(to), new Slice(Fragment.fromArray(blocks), 1, 1))
  }
  return tr
}

/** Stretches of one value in neighbouring blocks are one passage. */
function passages(ranges: readonly Range[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const { from, to } of ranges) {
    const last = found.at(-1)
    if (last && from - last.to <= 2) last.to = to
    else found.push({ from, to })
  }
  return found
}
