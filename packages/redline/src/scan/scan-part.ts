import { CasewrightError } from '@casewright/core'
import sax from 'sax'
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
    if (++depth > deepest) throw unreadable(new Error('Too deep'))
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
    throw unreadable(error)
  }
  parser.write(xml).close()
  return builder.part
}

const unreadable = (cause: Error) =>
  new CasewrightError('damaged', 'This Word file is damaged. Open it in Word, save it again, and upload it.', { cause })
