const blocks = new Set(
  'P DIV BR LI UL OL TR TABLE H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE HR SECTION ARTICLE DD DT FIGURE'.split(' '),
)
const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])
const isText = 3

/** The words of an element, a line for each block. Goes no deeper into the stack however deep the element is. */
export function textOfElement(element: Element, most: number): string {
  const parts: string[] = []
  let length = 0
  const open: (Node | '\n')[] = [element]
  while (open.length > 0 && length < most * 2) {
    const next = open.pop() as Node | '\n'
    if (next === '\n') parts.push('\n')
    else if (next.nodeType === isText) {
      const words = next.textContent ?? ''
      parts.push(words.replace(/\s+/g, ' '))
      length += words.length
    } else if (!unseen.has(next.nodeName.toUpperCase())) {
      const isBlock = blocks.has(next.nodeName.toUpperCase())
      if (isBlock) parts.push('\n')
      if (isBlock) open.push('\n')
      for (let child = next.lastChild; child; child = child.previousSibling) open.push(child)
    }
  }
  return parts
    .join('')
    .replace(/(?<! ) *\n[ \n]*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
}
