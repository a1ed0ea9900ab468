import type { Node } from 'prosemirror-model'
import { rangesOf } from './ranges.ts'

/**
 * What stands in the document first as the value of these fields, such as what was typed over their blanks. A value in
 * neighbouring blocks is one of several lines.
 */
export function typedIn(doc: Node, fields: ReadonlySet<string>): Record<string, string> {
  const values = new Map<string, { text: string; to: number }>()
  for (const { mark, from, to, text } of rangesOf(doc, 'value')) {
    const { field } = mark.attrs
    if (!fields.has(field)) continue
    const before = values.get(field)
    if (!before) values.set(field, { text, to })
    else if (from - before.to <= 2) values.set(field, { text: `${before.text}\n${text}`, to })
  }
  return Object.fromEntries([...values].map(([field, { text }]) => [field, text.trim()]))
}
