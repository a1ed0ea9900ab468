import type { Readable } from 'node:stream'
import { UnreadableFile } from './unreadable-file.ts'

const mostCharacters = 256_000_000

/** A whole file as text. @throws UnreadableFile where it is longer than any of its kind */
export async function textOfFile(input: Readable, most = mostCharacters): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of input) {
    bytes += (chunk as Buffer).length
    if (bytes > most) throw new UnreadableFile('The file is longer than any publication has. It was not read further.')
    parts.push(chunk as Buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** A file of JSON. @throws UnreadableFile where it is none */
export async function jsonOf(input: Readable): Promise<unknown> {
  const text = await textOfFile(input)
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile('The file is not JSON. It may not have been downloaded whole.')
  }
}
