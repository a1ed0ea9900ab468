import type { Element } from './element.ts'

/** Gathers words: white space as one space, each line on its own. Linear in what is added. */
export function createText() {
  const parts: string[] = []
  let length = 0
  let atStart = true
  let space = false
  let indent = ''
  const push = (part: string) => {
    if (part === '') return
    parts.push(part)
    length += part.length
  }
  return {
    /** What follows begins a line, so many levels deep. */
    line(level = 0): void {
      indent = '  '.repeat(level)
      if (!atStart) push('\n')
      atStart = true
      space = false
    },
    /** Parts the cells of a row. */
    cell(): void {
      if (!atStart) push('\t')
      space = false
    },
    add(words: string): void {
      for (const word of words.split(/(\s+)/)) {
        if (word === '') continue
        if (/^\s/.test(word)) space = true
        else {
          push(atStart ? indent : space && !parts.at(-1)?.endsWith('\t') ? ' ' : '')
          push(word)
          atStart = false
          space = false
        }
      }
    },
    /** Where the next word will stand: behind the white space that is due. */
    next: (): number => length + (atStart ? indent.length : space ? 1 : 0),
    whole: (): string => parts.join('').trimEnd(),
  }
}

export type Text = ReturnType<typeof createText>

/** How the elements of a layout stand in its text. */
export interface Typeset {
  /** Elements that begin a line, with how deep they are indented. */
  lines: ReadonlyMap<string, number>
  /** Elements that are not of the text. */
  apart: ReadonlySet<string>
  /** Elements that begin a cell of a table. */
  cells?: ReadonlySet<string>
}

/** Adds the text of an element to what is gathered. */
function typeset(element: Element, how: Typeset, text: Text): void {
  for (const child of element.children) {
    if (typeof child === 'string') text.add(child)
    else if (!how.apart.has(child.name)) {
      const level = how.lines.get(child.name)
      if (level !== undefined) text.line(level)
      if (how.cells?.has(child.name)) text.cell()
      typeset(child, how, text)
      // What follows a paragraph or table begins a line of its own.
      if (level !== undefined) text.line(level)
    }
  }
}

export function textOf(element: Element, how: Typeset): string {
  const text = createText()
  typeset(element, how, text)
  return text.whole()
}

export const atLevel = (level: number, ...names: string[]): [string, number][] => names.map((name) => [name, level])
