import sax from 'sax'
import { damaged } from '../package/damaged.ts'
import { Builder, type Element } from './builder.ts'
import type { Part } from './model.ts'

/** Deeper than any program writes, and shallower than what ends a reader. */
const deepest = 400

/** The XML of a part with its paragraphs, runs and characters, each with its place. Nothing of it is changed. */
export function scanPart(name: string, xml: string): Part {
  const parser = sax.parser(true, { position: true })
  const builder = new Builder(name, xml)
  let count = 0
  let depth = 0
  parser.onopentag = (tag) => {
    if (++depth > deepest) throw damaged(new Error('Too deep'))
    const element: Element = {
      id: count++,
      name: tag.name,
      attributes: tag.attributes as Record<string, string>,
      start: parser.startTagPosition - 1,
      open: parser.position,
      end: 0,
      children: 0,
      empty: (tag as sax.Tag).isSelfClosing,
    }
    builder.begin(element)
  }
  parser.onclosetag = () => {
    depth--
    builder.end(parser.startTagPosition - 1, parser.position)
  }
  parser.onerror = (error) => {
    throw damaged(error)
  }
  parser.write(xml).close()
  return builder.part
}
