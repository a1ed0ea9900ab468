import { plainText } from '@casewright/templates/pages'
import type { Slice } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { partsOf } from './to-parts.ts'

/** The selected words: within one block they alone, of several as the document's plain text has them. */
export function textOf(state: EditorState, slice: Slice): string {
  const { $from, $to, from, to } = state.selection
  if ($from.sameParent($to) && $from.parent.isTextblock) return slice.content.textBetween(0, slice.content.size)
  const before = partsOf(state.doc)
  const first = $from.index(0)
  const parts = partsOf(state.doc.cut(from, to)).map((part, n) => {
    const whole = before[first + n]
    return part.kind === 'clause' && whole?.kind === 'clause' ? { ...part, number: whole.number } : part
  })
  return plainText({ parts }).trimEnd()
}
