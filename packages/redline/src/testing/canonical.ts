import { attribute, isNode, type Node } from './tree.ts'

const local = ({ name }: Node): string => name.replace(/^[\w.-]+:/, '')
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A tree in the one form of all that mean the same: runs of one look are one run, words next to words one text, two
 * insertions of one person at one time one, and the number of a changed look is none, since each part of a run that is
 * split has one of its own.
 */
export function canonical(node: Node): Node {
  const isText = /^(?:t|delText|instrText)$/.test(local(node))
  const children: (Node | string)[] = []
  for (const one of node.children) {
    if (!isNode(one)) {
      if (isText || one.trim() !== '') children.push(one)
      continue
    }
    const clean = canonical(one)
    const last = children.at(-1)
    if (/^(?:rPr|pPr)$/.test(local(clean)) && clean.children.length === 0) continue
    if (isNode(last) && local(last) === 'r' && local(clean) === 'r' && last.name === clean.name && joins(last, clean))
      children[children.length - 1] = canonical({ ...last, children: [...last.children, ...content(clean)] })
    else if (isNode(last) && local(last) === 'ins' && local(clean) === 'ins' && areOfOne(last, clean))
      children[children.length - 1] = canonical({ ...last, children: [...last.children, ...clean.children] })
    else if (isNode(last) && local(last) === 't' && local(clean) === 't')
      children[children.length - 1] = { ...last, children: [[...last.children, ...clean.children].join('')] }
    else children.push(clean)
  }
  const attributes = Object.fromEntries(
    Object.entries(node.attributes)
      .filter(([name]) => !(isText && name === 'xml:space') && !(local(node) === 'rPrChange' && /:?id$/.test(name)))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return { name: node.name, attributes, children }
}

const look = (run: Node): Node | undefined => run.children.filter(isNode).find((one) => local(one) === 'rPr')
const content = (run: Node) => run.children.filter((one) => one !== look(run))
const joins = (one: Node, other: Node): boolean =>
  same(look(one), look(other)) && same(one.attributes, other.attributes)

const areOfOne = (one: Node, other: Node): boolean =>
  ['author', 'date'].every((name) => attribute(one, name) === attribute(other, name))
