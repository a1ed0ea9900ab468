import { Parser } from 'htmlparser2'

const blocks = new Set(
  'p div blockquote li tr table h1 h2 h3 h4 h5 h6 hr section article opinion author center ul ol dl dt dd footnote'.split(
    ' ',
  ),
)
const unseen = new Set(['script', 'style', 'head', 'template'])

/** The text of an opinion in HTML or XML: a blank line between its blocks, set lines as they are. Linear in its length. */
export function htmlText(html: string): string {
  const parts: string[] = []
  let hidden = 0
  let set = 0
  let space = false
  let blank = true
  const breakLine = (line: string) => {
    if (!blank) parts.push(line)
    blank = true
    space = false
  }
  const parser = new Parser({
    onopentag(name) {
      if (unseen.has(name)) hidden++
      if (name === 'pre') set++
      if (name === 'br') parts.push('\n')
      else if (name === 'pre' || blocks.has(name)) breakLine('\n\n')
    },
    ontext(text) {
      if (hidden > 0) return
      if (set > 0) {
        parts.push(text)
        blank = blank && text.trim() === ''
        return
      }
      const words = text.trim().replace(/\s+/g, ' ')
      if (words === '') {
        space ||= text !== ''
        return
      }
      if (!blank && (space || /^\s/.test(text))) parts.push(' ')
      parts.push(words)
      space = /\s$/.test(text)
      blank = false
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden--
      if (name === 'pre') set--
      if (name === 'pre' || blocks.has(name)) breakLine('\n\n')
    },
  })
  parser.end(html)
  return parts.join('').trim()
}
