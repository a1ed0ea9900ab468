import sax from 'sax'

/** XML as a tree, read and written apart from the code that it tests. */
export interface Node {
  name: string
  attributes: Record<string, string>
  children: (Node | string)[]
}

export function treeOf(xml: string): Node {
  const parser = sax.parser(true, { position: false })
  const root: Node = { name: '', attributes: {}, children: [] }
  const stack = [root]
  parser.onopentag = ({ name, attributes }) => {
    const node: Node = { name, attributes: attributes as Record<string, string>, children: [] }
    stack.at(-1)?.children.push(node)
    stack.push(node)
  }
  parser.onclosetag = () => void stack.pop()
  const text = (words: string) => void stack.at(-1)?.children.push(words)
  parser.ontext = text
  parser.oncdata = text
  parser.onerror = (error) => {
    throw error
  }
  parser.write(xml).close()
  const top = root.children.find(isNode)
  if (!top) throw new Error('There is no root')
  return top
}

export const isNode = (child: Node | string | undefined): child is Node => typeof child === 'object'

export const child = (node: Node, name: string): Node | undefined =>
  node.children.filter(isNode).find((one) => one.name === name)

export const attribute = (node: Node, name: string): string | undefined =>
  Object.entries(node.attributes).find(([key]) => key.replace(/^[\w.-]+:/, '') === name)?.[1]
