import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { numbersOf } from './numbers.ts'
import { isClause, levelOf } from './to-parts.ts'

/** A clause with how others refer to it: '3', '3.2', '3.2(a)'. */
interface Named {
  name: string
  /** Where its content begins. */
  at: number
}

function namesOf(doc: Node): Named[] {
  const clauses: { node: Node; at: number }[] = []
  doc.forEach((node, pos) => {
    if (isClause(node)) clauses.push({ node, at: pos + 1 })
  })
  const numbers = numbersOf(clauses.map(({ node }) => levelOf(node)))
  let above = ''
  return clauses.map(({ node, at }, n) => {
    const number = (numbers[n] ?? '').replace(/\.$/, '')
    if (levelOf(node) < 2) above = number
    return { name: levelOf(node) < 2 ? number : above + number, at }
  })
}

/** A section of this document; 'Section 7 of the Act' is one of another. */
const reference = /\b(Section )(\d+(?:\.\d+)*(?:\([a-z]\))?)(?![\d(]| of (?!this))/g

/** Where clauses move, what refers to them by number follows. Undo and redo bring the words back themselves. */
export const references = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, after) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      if (transactions.some((tr) => tr.getMeta('history$') || tr.getMeta('remade'))) return null
      const moved = movedNames(transactions, before, after)
      return moved.size > 0 ? renamed(after, moved) : null
    },
  })

function movedNames(transactions: readonly Transaction[], before: EditorState, after: EditorState) {
  const now = new Map(namesOf(after.doc).map(({ name, at }) => [at, name]))
  const moved = new Map<string, string>()
  for (const { name, at } of namesOf(before.doc)) {
    const $at = after.doc.resolve(transactions.reduce((pos, { mapping }) => mapping.map(pos, 1), at))
    const name2 = $at.depth === 1 ? now.get($at.start(1)) : undefined
    if (name2 !== undefined && name2 !== name) moved.set(name, name2)
  }
  return moved
}

function renamed({ doc, tr }: EditorState, moved: ReadonlyMap<string, string>): Transaction | null {
  doc.descendants((node, pos) => {
    for (const found of (node.isText && node.text?.matchAll(reference)) || []) {
      const [, section = '', name = ''] = found
      const next = moved.get(name)
      if (next === undefined) continue
      const from = tr.mapping.map(pos + found.index + section.length)
      tr.insertText(next, from, from + name.length)
    }
  })
  return tr.docChanged ? tr : null
}
