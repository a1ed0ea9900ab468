import type { Mark, Node } from 'prosemirror-model'
import type { schema } from './schema.ts'

/** A stretch of the document that one mark is on. */
export interface Range {
  from: number
  to: number
  text: string
  mark: Mark
}

/** Every stretch that a mark of a kind is on, in order. What else is marked within it does not part it. */
export function rangesOf(doc: Node, kind: keyof typeof schema.marks): Range[] {
  const ranges: Range[] = []
  doc.descendants((node, pos) => {
    const mark = node.isText && node.marks.find(({ type }) => type.name === kind)
    if (!mark) return
    const last = ranges.at(-1)
    if (last?.to === pos && last.mark.eq(mark)) {
      last.to += node.nodeSize
      last.text += node.text ?? ''
    } else ranges.push({ from: pos, to: pos + node.nodeSize, text: node.text ?? '', mark })
  })
  return ranges
}
