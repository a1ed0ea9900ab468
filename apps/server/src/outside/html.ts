import { Parser } from 'htmlparser2'

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
 * what browsers read and stops at nothing.
 */
export function textOfHtml(html: string): MarkedText {
  let text = ''
  let hidden = 0
  let marked: number | null = null
  const marks: [number, number][] = []
  const newLine = () => {
    text = text.replace(/[ \t]+$/, '')
    if (text && !text.endsWith('\n')) text += '\n'
  }
  const parser = new Parser({
    onopentag(name, { class: classes }) {
      if (unseen.has(name)) hidden++
      if (blocks.has(name)) newLine()
      if (name === 'span' && classes === 'elipsis') text += ' '
      if (marking.has(name) && marked === null) marked = text.length
    },
    ontext(part) {
      if (hidden === 0)
        text += text === '' || /\s$/.test(text) ? part.replace(/\s+/g, ' ').trimStart() : part.replace(/\s+/g, ' ')
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden--
      if (blocks.has(name)) newLine()
      if (marking.has(name) && marked !== null) {
        if (text.length > marked) marks.push([marked, text.length])
        marked = null
      }
    },
  })
  parser.end(html)
  const trimmed = text.trimEnd()
  return { text: trimmed, marks: marks.filter(([, end]) => end <= trimmed.length) }
}

/** Text alone: of titles, which come with entities and marks. */
export const plain = (html: string): string => textOfHtml(html).text.replace(/\n/g, ' ')
