import type { Node } from 'prosemirror-model'
import { rangesOf } from './ranges.ts'

/** What stands in the document as the value of these fields, such as what was typed over their blanks. */
export function typedIn(doc: Node, fields: ReadonlySet<string>): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { mark, text } of rangesOf(doc, 'value')) {
    const { field } = mark.attrs
    if (fields.has(field)) values[field] ??= text.trim()
  }
  return values
}
