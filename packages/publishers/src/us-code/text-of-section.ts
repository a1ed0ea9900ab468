import { type Element, wordsOf } from '../reading/element.ts'
import { createText, type Text } from '../reading/text.ts'

/** How deep the levels of a section are indented. Each begins a line. */
const levels: Record<string, number> = {
  subsection: 0,
  paragraph: 1,
  subparagraph: 2,
  clause: 3,
  subclause: 4,
  item: 5,
  subitem: 6,
}

/** What begins a line of its own, except where it is the first that a level says: that stands beside its number. */
const lines = new Set(['chapeau', 'content', 'p', 'text', 'tr', 'listItem', 'caption', 'signature', 'level', 'header'])
const cells = new Set(['td', 'th', 'column'])

/** Notes, tables of contents and the source of a section are not its text. */
export const apart = new Set(['notes', 'note', 'sourceCredit', 'toc', 'meta', 'footnote'])

/** The words of a section, rule or note. Its own number and heading, where `ownHeading` is false, are left out. */
export function textOfSection(element: Element, ownHeading = true): string {
  const text = createText()
  add(element, text, { level: 0, fresh: false }, ownHeading)
  return text.whole()
}

interface Place {
  level: number
  /** The level that was opened last has said nothing yet but its number and heading. */
  fresh: boolean
}

function add(element: Element, text: Text, place: Place, headings: boolean): void {
  for (const child of element.children) {
    if (typeof child === 'string') {
      text.add(child)
      if (child.trim()) place.fresh = false
    } else if (apart.has(child.name) || isFootnoteMark(child)) {
      // Read apart, as a note.
    } else if (child.name === 'num' || child.name === 'heading') {
      if (headings) add(child, text, { ...place }, true)
    } else addElement(child, text, place)
  }
}

function addElement(child: Element, text: Text, place: Place): void {
  const level = levels[child.name]
  if (level !== undefined) {
    text.line(level)
    add(child, text, { level, fresh: true }, true)
    text.line(place.level)
    place.fresh = false
  } else if (cells.has(child.name)) {
    text.cell()
    text.add(wordsOf(child, apart))
    place.fresh = false
  } else {
    if (child.name === 'continuation' || (lines.has(child.name) && !place.fresh)) text.line(place.level)
    else if (lines.has(child.name)) text.add(' ')
    add(child, text, place, true)
  }
}

/** The number of a footnote is not a word of the text. */
const isFootnoteMark = ({ name, attributes }: Element) => name === 'ref' && attributes.class === 'footnoteRef'
