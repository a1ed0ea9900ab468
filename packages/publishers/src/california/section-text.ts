import type { Readable } from 'node:stream'
import type { Element } from '../reading/element.ts'
import { createText, type Text } from '../reading/text.ts'
import { readRecords } from '../reading/xml-records.ts'

const lines = new Set(['p', 'h1', 'tr', 'br', 'table'])
const shape = { labels: new Set<string>(), isRecord: (name: string) => name === 'Content' }

/**
 * The words of a section in the markup of the Legislative Counsel.
 * @throws UnreadableFile
 */
export async function sectionText(input: Readable): Promise<string> {
  const text = createText()
  for await (const { record } of readRecords(input, shape)) typeset(record, text)
  return text.whole()
}

/** Empty spans are spaces of some width, or lines of a form; a fraction stands apart from the number before it. */
function typeset(element: Element, text: Text): void {
  for (const child of element.children) {
    if (typeof child === 'string') {
      text.add(child)
      continue
    }
    if (lines.has(child.name)) text.line()
    if (child.name === 'td' || child.name === 'th') text.cell()
    if (child.name === 'Fraction') text.add(' ')
    if (child.name === 'Denominator') text.add('/')
    if (child.name === 'span' && child.children.length === 0) text.add(' ')
    typeset(child, text)
    if (lines.has(child.name)) text.line()
  }
}
