import { regulations } from '../cfr/typeset.ts'
import type { Footnote, PageBreak } from '../published.ts'
import type { Element } from '../reading/element.ts'
import { createText } from '../reading/text.ts'

const apart = new Set(['GPH', 'GID', 'FTREF', 'BILCOD', 'FRDOC', 'FILED', 'TITLE3'])
const lines = new Set([
  ...regulations.lines.keys(),
  'AGENCY',
  'SUBAGY',
  'CFR',
  'DEPDOC',
  'RIN',
  'FTNT',
  'AUTH',
  'SOURCE',
  'CITA',
  'EDNOTE',
  'PRES',
  'PROC',
  'DATE',
])

/** The text of a document of the Federal Register, where its pages begin, and its footnotes where they stand. */
export function textWithPages(document: Element): {
  text: string
  pages: PageBreak[]
  footnotes: Footnote[]
  /** The page on which it begins, where that begins with it. */
  first?: string
} {
  const text = createText()
  const pages: PageBreak[] = []
  const footnotes: Footnote[] = []
  let first: string | undefined
  const add = (element: Element) => {
    for (const child of element.children) {
      if (typeof child === 'string') text.add(child)
      else if (child.name === 'PRTPAGE') {
        const label = child.attributes.P
        if (!label) continue
        if (text.next() === 0 || isHeadOnly(text.whole())) first ??= label
        pages.push({ label, offset: text.next() })
      } else if (!apart.has(child.name)) {
        const line = lines.has(child.name)
        if (line) text.line()
        const start = text.next()
        if (regulations.cells?.has(child.name)) text.cell()
        add(child)
        if (child.name === 'FTNT') footnotes.push(footnote(text.whole(), start))
        if (line) text.line()
      }
    }
  }
  add(document)
  return { text: text.whole(), pages, footnotes, ...(first ? { first } : {}) }
}

/** Presidential documents name the President before the page begins. */
const isHeadOnly = (words: string) => words.trim() === 'The President'

function footnote(whole: string, start: number): Footnote {
  const mark = /^\s*(\d+|\*+|[a-z†‡§]+)(?=\s)/i.exec(whole.slice(start, start + 20))?.[1] ?? ''
  return { mark, start, end: whole.length }
}
