/** An element of XML that was read whole. Names are without their prefix. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: (Element | string)[]
}

export const elementsOf = (element: Element): Element[] =>
  element.children.filter((child): child is Element => typeof child !== 'string')

export const childOf = (element: Element, ...names: string[]): Element | undefined =>
  elementsOf(element).find(({ name }) => names.includes(name))

/** Every element below this one, in the order of the text, without those below an element that `skip` names. */
export function* within(element: Element, skip?: ReadonlySet<string>): Generator<Element> {
  for (const child of elementsOf(element)) {
    if (skip?.has(child.name)) continue
    yield child
    yield* within(child, skip)
  }
}

/** All words of an element on one line. */
export function wordsOf(element: Element | undefined, skip?: ReadonlySet<string>): string {
  const parts: string[] = []
  const gather = (of: Element) => {
    for (const child of of.children)
      if (typeof child === 'string') parts.push(child)
      else if (!skip?.has(child.name)) gather(child)
  }
  if (element) gather(element)
  return oneLine(parts.join(''))
}

export const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim()
