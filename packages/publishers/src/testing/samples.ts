import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Item, Published } from '../published.ts'

const folder = process.env.TEST_DATA

/** Whether real samples are at hand. Tests of them are skipped, by name, where they are not. */
export const haveSamples = folder !== undefined && existsSync(join(folder, 'bulk'))

export const samplePath = (path: string): string => join(folder ?? '', path)

export function sample(path: string): Readable {
  const raw = createReadStream(samplePath(path))
  return path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw
}

export const streamOf = (...parts: (string | Uint8Array)[]): Readable =>
  Readable.from(parts.map((part) => Buffer.from(part as string)))

export async function gather(items: AsyncIterable<Item>): Promise<{ read: Published[]; rejected: Item[] }> {
  const read: Published[] = []
  const rejected: Item[] = []
  for await (const item of items)
    if ('authority' in item) read.push(item.authority)
    else rejected.push(item)
  return { read, rejected }
}
