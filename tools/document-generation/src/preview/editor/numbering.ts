import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { numbersOf } from './numbers.ts'
import { isClause, levelOf } from './to-parts.ts'

const key = new PluginKey<DecorationSet>('numbering')

/** Numbers the clauses as they stand, and closes their headings with a period. */
export const numbering = (): Plugin =>
  new Plugin({
    key,
    state: {
      init: (_, { doc }) => decorated(doc),
      apply: (tr, old) => (tr.docChanged ? decorated(tr.doc) : old),
    },
    props: { decorations: (state) => key.getState(state) },
  })

function decorated(doc: Node): DecorationSet {
  const clauses: { node: Node; pos: number }[] = []
  doc.forEach((node, pos) => {
    if (isClause(node)) clauses.push({ node, pos })
  })
  const numbers = numbersOf(clauses.map(({ node }) => levelOf(node)))
  return DecorationSet.create(
    doc,
    clauses.flatMap(({ node, pos }, n) => [
      Decoration.node(pos, pos + node.nodeSize, { 'data-number': numbers[n] ?? '' }),
      ...period(node, pos),
    ]),
  )
}

function period(clause: Node, pos: number): Decoration[] {
  const lead = leadOf(clause)
  return lead === 0 ? [] : [Decoration.widget(pos + 1 + lead, dot, { side: 0, key: 'dot', marks: [] })]
}

/** How long a clause's heading is. */
export function leadOf(clause: Node): number {
  const lead = clause.children.filter(({ marks }) => marks.some(({ type }) => type.name === 'lead'))
  return lead.reduce((size, { nodeSize }) => size + nodeSize, 0)
}

function dot(): HTMLElement {
  const element = document.createElement('span')
  element.dataset.dot = ''
  element.textContent = '. '
  return element
}
