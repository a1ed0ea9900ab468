import { visibleText } from '@casewright/core/visible'
import { Parser } from 'htmlparser2'
import { textWriter } from './text-writer.ts'

const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'section',
])
const unseen = new Set(['script', 'style', 'head', 'template', 'noscript'])
const marking = new Set(['mark', 'strong', 'em'])

/** Plain text with the places that the source had marked. */
export interface MarkedText {
  text: string
  /** UTF-16 offsets into `text`. */
  marks: [start: number, end: number][]
}

/**
 * What a source sent as HTML, as text. Nothing of it is ever HTML on a page. Parsed by htmlparser2, which reads
 * what browsers read and stops at nothing; signs that are not seen are no text. The time grows with the length.
 */
export function textOfHtml(html: string): MarkedText {
  const writer = textWriter()
  let hidden = 0
  let marked: number | null = null
  const marks: [number, number][] = []
  const parser = new Parser({
    onopentag(name, { class: classes }) {
      if (unseen.has(name)) hidden++
      if (blocks.has(name)) writer.newLine()
      if (name === 'span' && classes === 'elipsis') writer.words(' ')
      if (marking.has(name) && marked === null) marked = writer.length()
    },
    ontext(part) {
      if (hidden === 0) writer.words(visibleText(part))
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden--
      if (blocks.has(name)) writer.newLine()
      if (marking.has(name) && marked !== null) {
        if (writer.length() > marked) marks.push([marked, writer.length()])
        marked = null
      }
    },
  })
  parser.end(html)
  const text = writer.text()
  return { text, marks: marks.filter(([, end]) => end <= text.length) }
}

/** Text alone: of titles, which come with entities and marks. */
export const plain = (html: string): string => textOfHtml(html).text.replace(/\n/g, ' ')
