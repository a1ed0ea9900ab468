import sax from 'sax'
import { damaged } from './damaged.ts'

/** An element of a part that lists others: its name without a prefix, its attributes, and where it is in the XML. */
export interface Tag {
  name: string
  attributes: Readonly<Record<string, string>>
  start: number
  end: number
}

/** The elements of a list of relationships or content types, in order. @throws CasewrightError damaged: no XML */
export function tagsIn(xml: string): Tag[] {
  if (xml === '') return []
  const parser = sax.parser(true, { position: true })
  const tags: Tag[] = []
  const open: Tag[] = []
  parser.onopentag = ({ name, attributes }) => {
    const start = parser.startTagPosition - 1
    const local = name.slice(name.indexOf(':') + 1)
    const tag: Tag = { name: local, attributes: attributes as Record<string, string>, start, end: 0 }
    tags.push(tag)
    open.push(tag)
  }
  parser.onclosetag = () => {
    const tag = open.pop()
    if (tag) tag.end = parser.position
  }
  parser.onerror = (error) => {
    throw damaged(error)
  }
  parser.write(xml).close()
  return tags
}

/** XML without some of its elements. */
export const withoutTags = (xml: string, tags: readonly Tag[]): string =>
  tags
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), xml)
