import { pointsToDraft } from '@casewright/templates/pages'
import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/** Where points that are still to be drafted stand in a document. */
export function pointsIn(doc: Node): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc')
    let at = 0
    for (const point of pointsToDraft(text)) {
      const start = text.indexOf(point, at)
      places.push({ from: pos + 1 + start, to: pos + 1 + start + point.length })
      at = start + point.length
    }
    return false
  })
  return places
}

/** Marks each point that is still to be drafted as the blanks are marked, so that nobody reads over it. */
export const points = (): Plugin =>
  new Plugin({
    props: {
      decorations: ({ doc }) =>
        DecorationSet.create(
          doc,
          pointsIn(doc).map(({ from, to }) => Decoration.inline(from, to, { 'data-point': '' })),
        ),
    },
  })
