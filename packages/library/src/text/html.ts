import { visibleText } from '@casewright/core/visible'
import { Parser } from 'htmlparser2'
import { type TextWriter, textWriter } from './text-writer.ts'

const names = (list: string) => new Set(list.split(' '))
const blocks = names(
  'p div li tr table h1 h2 h3 h4 h5 h6 blockquote pre hr section article opinion author center ul ol dl dt dd footnote',
)
const unseen = names('script style head template noscript')
const marking = names('mark strong em')

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
function write(html: string, writer: TextWriter, block: () => void): MarkedText {
  let hidden = 0
  let asSet = 0
  let marked: number | null = null
  const marks: [number, number][] = []
  const parser = new Parser({
    onopentag(name, { class: classes }) {
      if (unseen.has(name)) hidden++
      if (blocks.has(name)) block()
      if (name === 'br') writer.lineBreak()
      if (name === 'pre') asSet++
      if (name === 'span' && classes === 'elipsis') writer.words(' ')
      if (marking.has(name) && marked === null) marked = writer.length()
    },
    ontext(part) {
      if (hidden > 0) return
      if (asSet > 0) writer.asSet(visibleText(part))
      else writer.words(visibleText(part))
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden--
      if (name === 'pre') asSet--
      if (blocks.has(name)) block()
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

/** Of a title or an excerpt: each block is a line. */
export function textOfHtml(html: string): MarkedText {
  const writer = textWriter()
  return write(html, { ...writer, asSet: writer.words, lineBreak: writer.newLine }, writer.newLine)
}

/** Of a document: a blank line between its blocks, and what is set in lines stays so. */
export function documentOfHtml(html: string): string {
  const writer = textWriter()
  return write(html, writer, writer.blankLine).text.trim()
}

/** Text alone: of titles, which come with entities and marks. */
export const plain = (html: string): string => textOfHtml(html).text.replace(/\n/g, ' ')
