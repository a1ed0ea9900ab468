import { Parser } from 'htmlparser2'
import type { Footnote, PageBreak } from '../published.ts'
import { createText } from '../reading/text.ts'

const lines = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'blockquote',
  'section',
  'article',
  'aside',
  'li',
  'tr',
  'div',
])
/** What the publisher wrote about the opinion, which the court did not: it is no text of the case. */
const editorial = new Set(['headnotes', 'syllabus', 'summary', 'history', 'attorneys', 'seealso'])

export interface CaseText {
  text: string
  /** `of`: by which of the citations of the case the page is counted, from 1. */
  pages: (PageBreak & { of: number })[]
  footnotes: Footnote[]
  /** The kinds of its opinions, in their order: 'majority', 'dissent'. */
  opinions: { type: string; author?: string; offset: number }[]
}

interface Open {
  name: string
  /** The class of an element whose end matters. */
  of?: 'mark' | 'footnote' | 'author' | 'apart'
}

/** The text of a case in the archive's HTML, with where the pages of its reporter turn, and its footnotes. */
export function textOfCase(html: string): CaseText {
  const text = createText()
  const pages: CaseText['pages'] = []
  const footnotes: Footnote[] = []
  const opinions: CaseText['opinions'] = []
  const open: Open[] = []
  let apart = 0
  let inMark = 0
  let author = ''
  let note: { mark: string; start: number; depth: number } | undefined
  const parser = new Parser(
    {
      onopentag(name, { class: classes = '', 'data-label': label, 'data-type': type, ...rest }) {
        const named = classes.split(/\s+/)
        const element: Open = { name }
        open.push(element)
        if (named.some((one) => editorial.has(one))) {
          element.of = 'apart'
          apart++
        }
        if (apart > 0) return
        if (lines.has(name)) text.line()
        if (name === 'td' || name === 'th') text.cell()
        if (named.includes('page-label') && label) {
          pages.push({ label, offset: text.next(), of: Number(rest['data-citation-index'] ?? 1) })
          element.of = 'mark'
          inMark++
        } else if (named.includes('footnotemark')) {
          element.of = 'mark'
          inMark++
        } else if (named.includes('opinion') && type) opinions.push({ type, offset: text.next() })
        else if (named.includes('author')) {
          element.of = 'author'
          author = ''
        } else if (named.includes('footnote') && !note) {
          element.of = 'footnote'
          note = { mark: label ?? '', start: text.next(), depth: open.length }
        }
      },
      ontext(words) {
        if (apart > 0 || inMark > 0) return
        if (open.some(({ of }) => of === 'author')) author += words
        text.add(words)
      },
      onclosetag() {
        const element = open.pop()
        if (element?.of === 'apart') apart--
        if (element?.of === 'mark') inMark--
        const last = opinions.at(-1)
        if (element?.of === 'author' && last && !last.author) last.author = author.replace(/\s+/g, ' ').trim()
        if (element?.of === 'footnote' && note) {
          const end = text.whole().length
          footnotes.push({ mark: note.mark, start: note.start, end })
          note = undefined
        }
        if (element && apart === 0 && lines.has(element.name)) text.line()
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return { text: text.whole(), pages, footnotes, opinions }
}
