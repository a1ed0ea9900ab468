import type { Readable } from 'node:stream'
import type { Item, Note, Published } from '../published.ts'
import { childOf, type Element, elementsOf, wordsOf } from '../reading/element.ts'
import { createText, type Text } from '../reading/text.ts'
import { readRecords } from '../reading/xml-records.ts'
import type { DcOutline } from './outline.ts'

/**
 * The section of a file of the District of Columbia Code, as the Council publishes it.
 * @param outline where the sections stand, from the indexes of the titles
 */
export async function* readDcSection(input: Readable, outline?: DcOutline): AsyncGenerator<Item> {
  const shape = { labels: new Set<string>(), isRecord: (name: string) => name === 'section' }
  let found = false
  for await (const { record } of readRecords(input, shape)) {
    found = true
    yield itemOf(record, outline)
  }
  if (!found) yield { rejected: 'The file has no section of the D.C. Code in it.', row: '' }
}

const reasons: Record<string, string> = {
  Repealed: 'repealed',
  Transferred: 'transferred',
  Reserved: 'reserved',
  Omitted: 'omitted',
  Expired: 'expired',
}

function itemOf(section: Element, outline?: DcOutline): Item {
  const number = wordsOf(childOf(section, 'num'))
  const heading = wordsOf(childOf(section, 'heading'))
  if (!number) return { rejected: 'The section has no number.', row: heading }
  const reason = wordsOf(childOf(section, 'reason'))
  const annotations = elementsOf(section)
    .filter(({ name }) => name === 'annotations')
    .flatMap(elementsOf)
  const of = (type: string) =>
    annotations.filter(({ attributes }) => attributes.type === type).map((one) => wordsOf(one))
  const notes: Note[] = annotations
    .filter(({ attributes }) => attributes.type !== 'History')
    .map((note) => ({ kind: note.attributes.type ?? 'note', text: wordsOf(note) }))
    .filter(({ text }) => text !== '')
  const hierarchy = outline?.get(number)
  const text = createText()
  paragraphs(section, text, 0, true)
  const authority: Published = {
    id: number,
    kind: 'statute',
    title: heading || `§ ${number}`,
    citations: [`D.C. Code § ${number}`],
    jurisdiction: 'dc',
    text: text.whole(),
    ...(reason ? { status: reasons[reason] ?? reason.toLowerCase() } : {}),
    ...(hierarchy ? { hierarchy } : {}),
    ...(of('History').length > 0 ? { history: of('History').join('; ') } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
  return { authority }
}

const lines = new Set(['text', 'aftertext', 'heading', 'p', 'li'])
const ofSection = new Set(['num', 'heading', 'reason'])
const apart = new Set(['annotations', 'annotation'])

/** Paragraphs within each other, each a line, indented as deep as it stands; what it says stands behind its number. */
function paragraphs(element: Element, text: Text, level: number, top = false): void {
  let fresh = !top
  for (const child of element.children) {
    if (typeof child === 'string') text.add(child)
    else if (apart.has(child.name) || (top && ofSection.has(child.name))) continue
    else if (child.name === 'para') {
      text.line(level)
      paragraphs(child, text, level + 1)
      text.line(level)
      fresh = false
    } else if (child.name === 'tr') {
      text.line(level)
      paragraphs(child, text, level)
      text.line(level)
    } else if (child.name === 'td' || child.name === 'th') {
      text.cell()
      text.add(wordsOf(child))
    } else {
      // A number, its heading and the first words share a line.
      if (fresh && lines.has(child.name)) text.add(' ')
      else if (lines.has(child.name)) text.line(top ? level : Math.max(0, level - 1))
      paragraphs(child, text, level)
      if (child.name === 'text') fresh = false
    }
  }
}
