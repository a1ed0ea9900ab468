import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { type Element, oneLine } from './element.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** An element that is open around a record. */
export interface Frame {
  name: string
  attributes: Record<string, string>
  /** The words of its children whose names were asked for, as far as they were read: the first of each name. */
  labels: Record<string, string>
}

export interface RecordShape {
  /** Whether this element is a record, which is read whole. */
  isRecord(name: string, attributes: Record<string, string>, around: readonly Frame[]): boolean
  /** Children of what stands around the records whose words are kept: numbers and headings. */
  labels: ReadonlySet<string>
}

export interface XmlBounds {
  /** Elements inside each other. */
  depth: number
  /** Characters of one record, and of anything between two tags. */
  record: number
}

export const usualBounds: XmlBounds = { depth: 200, record: 64_000_000 }

const cutOff = 'The file ends before its last element does. It may not have been downloaded whole.'
const tooDeep = 'The file nests its elements deeper than any publication does. It was not read further.'
const tooLong = 'One element of the file is longer than any publication has. It was not read further.'

/**
 * The records of an XML file as it streams in, with what stands around each. Strict: a file that is not well-formed is
 * refused where the fault stands. Entities of its own are not expanded and nothing is fetched.
 * @throws UnreadableFile
 */
export async function* readRecords(
  input: Readable,
  shape: RecordShape,
  bounds: XmlBounds = usualBounds,
): AsyncGenerator<{ record: Element; around: readonly Frame[] }> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const ready: { record: Element; around: readonly Frame[] }[] = []
  const frames: Frame[] = []
  const open: Element[] = []
  let depth = 0
  let length = 0
  let lastEvent = 0
  let label: { frame: Frame; name: string; depth: number; words: string } | undefined

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$|^us-ascii$/i.test(encoding))
      throw new UnreadableFile(`The file says that its characters are ${encoding}. Only UTF-8 is read.`)
  })
  parser.on('error', (error) => {
    throw new UnreadableFile(`The file is not well-formed XML: ${sentence(error.message)}`)
  })
  parser.on('opentag', (tag) => {
    lastEvent = parser.position
    if (++depth > bounds.depth) throw new UnreadableFile(tooDeep)
    const name = local(tag.name)
    const attributes = tag.attributes as Record<string, string>
    const parent = open.at(-1)
    if (parent || shape.isRecord(name, attributes, frames)) {
      const element = { name, attributes, children: [] }
      parent?.children.push(element)
      open.push(element)
      return
    }
    const frame = frames.at(-1)
    if (!label && frame && shape.labels.has(name) && !(name in frame.labels)) label = { frame, name, depth, words: '' }
    frames.push({ name, attributes, labels: {} })
  })
  const onText = (text: string) => {
    lastEvent = parser.position
    if (label) label.words += text
    const element = open.at(-1)
    if (!element && !label) return
    length += text.length
    if (length > bounds.record) throw new UnreadableFile(tooLong)
    if (!element) return
    const last = element.children.length - 1
    if (typeof element.children[last] === 'string') element.children[last] += text
    else element.children.push(text)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    lastEvent = parser.position
    const done = open.pop()
    if (done && open.length === 0) {
      ready.push({ record: done, around: frames.map((frame) => ({ ...frame, labels: { ...frame.labels } })) })
      length = 0
    } else if (!done) {
      frames.pop()
      if (label?.depth === depth) {
        label.frame.labels[label.name] = oneLine(label.words)
        label = undefined
        length = 0
      }
    }
    depth--
  })

  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new UnreadableFile('The file has bytes that are not UTF-8.')
    }
  }
  for await (const chunk of input) {
    const text = decode(chunk as Uint8Array)
    parser.write(text)
    if (parser.position - lastEvent > bounds.record) throw new UnreadableFile(tooLong)
    yield* ready.splice(0)
  }
  parser.write(decode())
  if (depth > 0) throw new UnreadableFile(cutOff)
  parser.close()
  yield* ready.splice(0)
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Saxes writes "file:12:3: text data outside of root node." */
function sentence(message: string): string {
  const [, line, what = message] = /^(?:[^:]*:)?(\d+):\d+: (.*)$/s.exec(message) ?? []
  const said = what.replace(/\.$/, '')
  return line ? `${said}, on line ${line}.` : `${said}.`
}
