import { createReadStream } from 'node:fs'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import unbzip2 from 'unbzip2-stream'
import { UnreadableFile } from './unreadable-file.ts'

/** How much text may come out of what is packed. Publications pack to a tenth; a bomb to a thousandth. */
export interface UnpackBounds {
  /** Bytes that may come out before the share is looked at. */
  free: number
  ratio: number
}

export const usualUnpacking: UnpackBounds = { free: 64_000_000, ratio: 200 }

const bomb = 'The file unpacks to far more than a publication would. It was not read further.'
const ignore = () => {}

/** Opens a file, unpacked if its name ends in .gz or .bz2. @param onBytes told of each part read, as it stands in the file */
export function openFile(
  path: string,
  onBytes: (count: number) => void = ignore,
  bounds: UnpackBounds = usualUnpacking,
): Readable {
  let packed = 0
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      packed += chunk.length
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
  const raw = createReadStream(path, { highWaterMark: 1 << 18 })
  // Whoever reads the last one gets every error before it.
  const unpack = path.endsWith('.gz') ? createGunzip() : path.endsWith('.bz2') ? unbzip2() : undefined
  if (!unpack) return pipeline(raw, count, ignore)
  return pipeline(
    raw,
    count,
    unpack,
    bounded(() => packed, bounds),
    ignore,
  )
}

/** Lets bytes through as long as they are in proportion to what they came from. */
export function bounded(packed: () => number, bounds: UnpackBounds): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > bounds.free && bytes > packed() * bounds.ratio) done(new UnreadableFile(bomb))
      else done(null, chunk)
    },
  })
}
