import { attribute, child, isNode, type Node } from './tree.ts'

/** Whose changes are settled. */
export type Whose = (author: string) => boolean

const local = ({ name }: Node): string => name.replace(/^[\w.-]+:/, '')
const authorOf = (node: Node): string => attribute(node, 'author') ?? ''

const coming: ReadonlySet<string> = new Set(['ins', 'moveTo'])
const going: ReadonlySet<string> = new Set(['del', 'moveFrom'])

/** A tree with some tracked changes rejected or accepted, as ECMA-376 part 1, 17.13.5 says what each means. */
export function settle(node: Node, decision: 'reject' | 'accept', whose: Whose, comments: ReadonlySet<string>): Node {
  const [goes, stays] = decision === 'reject' ? [coming, going] : [going, coming]
  const settled: (Node | string)[] = []
  for (const one of node.children) {
    if (!isNode(one)) settled.push(one)
    else if (/^comment(?:RangeStart|RangeEnd)$/.test(local(one)) && comments.has(attribute(one, 'id') ?? '')) continue
    else if (/^move(?:From|To)Range(?:Start|End)$/.test(local(one))) continue
    else if (local(one) === 'r' && isReferenceTo(one, comments)) continue
    else if (goes.has(local(one)) && whose(authorOf(one)) && local(node) !== 'rPr') continue
    else if (stays.has(local(one)) && whose(authorOf(one))) {
      if (local(node) === 'rPr') continue
      settled.push(...settle({ ...one, children: one.children.map(restored) }, decision, whose, comments).children)
    } else settled.push(settle(one, decision, whose, comments))
  }
  return asProperties({ ...node, children: joined(settled, goes, whose) }, decision, whose)
}

/** Properties of a paragraph that somebody changed: as they are now, or as they were, with the look of its end. */
function asProperties(node: Node, decision: 'reject' | 'accept', whose: Whose): Node {
  if (local(node) !== 'pPr') return node
  const change = node.children.filter(isNode).find((one) => local(one) === 'pPrChange' && whose(authorOf(one)))
  if (!change) return node
  const kept = node.children.filter((one) => one !== change)
  if (decision === 'accept') return { ...node, children: kept }
  const was = change.children.filter(isNode).flatMap(({ children }) => children)
  return { ...node, children: [...was, ...kept.filter((one) => isNode(one) && /^(?:rPr|sectPr)$/.test(local(one)))] }
}

const isReferenceTo = (run: Node, comments: ReadonlySet<string>): boolean =>
  run.children.some(
    (one) => isNode(one) && local(one) === 'commentReference' && comments.has(attribute(one, 'id') ?? ''),
  )

/** Words that were deleted are words again. */
function restored(one: Node | string): Node | string {
  if (!isNode(one)) return one
  const name = one.name.replace(/delText$/, 't').replace(/delInstrText$/, 'instrText')
  return { ...one, name, children: one.children.map(restored) }
}

/** A paragraph whose end goes is continued by the next, and takes its properties. */
function joined(children: (Node | string)[], goes: ReadonlySet<string>, whose: Whose): (Node | string)[] {
  const result: (Node | string)[] = []
  let carried: (Node | string)[] = []
  for (const one of children) {
    if (!isNode(one) || local(one) !== 'p') {
      result.push(one)
      continue
    }
    const properties = one.children.filter(isNode).find((inner) => local(inner) === 'pPr')
    const look = properties && child(properties, properties.name.replace('pPr', 'rPr'))
    const ends = look?.children.some((mark) => isNode(mark) && goes.has(local(mark)) && whose(authorOf(mark)))
    const words = one.children.filter((inner) => inner !== properties)
    if (ends) {
      carried = [...carried, ...words]
      continue
    }
    result.push({ ...one, children: [...(properties ? [properties] : []), ...carried, ...words] })
    carried = []
  }
  if (carried.length > 0) throw new Error('A paragraph that goes has no next one')
  return result
}
