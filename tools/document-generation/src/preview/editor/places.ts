import type { Part } from '@casewright/templates/pages'
import type { Node } from 'prosemirror-model'
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { docOf } from './from-parts.ts'
import { type Range, rangesOf } from './ranges.ts'

/** A blank as the list has it: one field, with every place where it stands. */
export interface Blank {
  field: string
  label: string
  sensitive: boolean
  places: Range[]
}

/** What was not given, in the order in which it comes. */
export function blanksOf(doc: Node): Blank[] {
  const blanks = new Map<string, Blank>()
  for (const range of rangesOf(doc, 'blank')) {
    const { field, label, sensitive } = range.mark.attrs
    const known = blanks.get(field)
    if (known) known.places.push(range)
    else blanks.set(field, { field, label, sensitive, places: [range] })
  }
  return [...blanks.values()]
}

/** Something that nothing which was given holds, where it stands. */
export interface DoubtHere {
  key: number
  why: string
  words: string
  /** Of the field whose value it stands in. */
  field: string | null
  place: Range
}

export function doubtsOf(doc: Node): DoubtHere[] {
  const seen = new Set<number>()
  return rangesOf(doc, 'doubt').flatMap((place) => {
    const { key, why } = place.mark.attrs as { key: number; why: string }
    if (seen.has(key)) return []
    seen.add(key)
    const value = doc.nodeAt(place.from)?.marks.find(({ type }) => type.name === 'value')
    return [{ key, why, words: place.text, field: (value?.attrs.field as string | undefined) ?? null, place }]
  })
}

/** Whether the document is still what these parts make. */
export const isStill = (doc: Node, parts: readonly Part[]): boolean => doc.eq(docOf(parts))

/** Selects a stretch and shows it. */
export const goTo =
  ({ from, to }: Pick<Range, 'from' | 'to'>) =>
  ({ tr, doc }: EditorState): Transaction =>
    tr.setSelection(TextSelection.create(doc, from, to)).scrollIntoView()
