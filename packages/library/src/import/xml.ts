import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'

/** What a reader of XML is told, in the order of the file. Names are without their prefix. */
export interface XmlEvents<T> {
  open(name: string, attributes: Record<string, string>): void
  text(part: string): void
  /** @returns what the end of an element completes */
  close(name: string): T | undefined
}

/**
 * Reads XML as it streams in.
 * @throws Error when the file ends before its last element does
 */
export async function* readXml<T>(input: Readable, events: XmlEvents<T>): AsyncGenerator<T> {
  const ready: T[] = []
  let depth = 0
  let elements = 0
  let ended = false
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++
        elements++
        events.open(local(name), attributes)
      },
      ontext: (part) => events.text(part),
      onclosetag(name) {
        if (ended) return
        depth--
        const done = events.close(local(name))
        if (done !== undefined) ready.push(done)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  input.setEncoding('utf8')
  for await (const chunk of input) {
    parser.write(chunk as string)
    yield* ready.splice(0)
  }
  // What the parser closes by itself at the end was never closed in the file.
  ended = true
  parser.end()
  if (elements === 0) throw new Error('The file is not XML.')
  if (depth > 0) throw new Error('The file ends before its last element does. It may not have been downloaded whole.')
}
