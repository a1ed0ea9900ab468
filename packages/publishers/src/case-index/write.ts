import { open } from 'node:fs/promises'
import { constants, zstdCompressSync } from 'node:zlib'
import { type Directory, magic, type VolumeBlock } from './format.ts'
import { type IndexedCase, partsOf, volumeKey } from './indexed-case.ts'

export interface IndexWritten {
  cases: number
  volumes: number
  bytes: number
  /** Cases whose citation is not a volume and a page. */
  left: number
}

const packed = (value: unknown) =>
  zstdCompressSync(JSON.stringify(value), { params: { [constants.ZSTD_c_compressionLevel]: 19 } })

/**
 * Writes the index of the cases of a reporter: a block for each volume, and a directory. Cases come volume by volume;
 * beyond the volume in hand only what other reporters call its cases is kept in memory.
 */
export async function writeCaseIndex(
  path: string,
  about: { source: string; asOf: string },
  cases: AsyncIterable<IndexedCase> | Iterable<IndexedCase>,
): Promise<IndexWritten> {
  const file = await open(path, 'w')
  const directory: Directory = { ...about, cases: 0, courts: [], volumes: {} }
  const courts = new Map<string, number>()
  const also = new Map<string, { cited: [string, string]; places: [string, string][] }>()
  let offset = Buffer.byteLength(magic)
  let left = 0
  let at: { key: string; block: VolumeBlock } | undefined
  const put = async (bytes: Buffer) => {
    await file.appendFile(bytes)
    offset += bytes.length
  }
  const endVolume = async () => {
    if (!at) return
    const bytes = packed(at.block)
    const places = directory.volumes[at.key] ?? []
    places.push([offset, bytes.length])
    directory.volumes[at.key] = places
    await put(bytes)
    at = undefined
  }
  try {
    await file.appendFile(magic)
    for await (const one of cases) {
      const [own = '', ...further] = one.citations
      const parts = partsOf(own)
      if (!parts) {
        left++
        continue
      }
      const key = volumeKey(parts)
      if (at?.key !== key) {
        await endVolume()
        at = { key, block: { cases: [], cited: [parts.reporter, parts.volume], also: [] } }
      }
      const court = courts.get(one.court) ?? courts.size
      if (court === courts.size) courts.set(one.court, court)
      at?.block.cases.push([parts.page, one.lastPage, one.name, court, one.date, further])
      directory.cases++
      for (const other of further.map(partsOf))
        if (other) {
          const of = also.get(volumeKey(other)) ?? { cited: [other.reporter, other.volume], places: [] }
          of.places.push([other.page, own])
          also.set(volumeKey(other), of)
        }
    }
    await endVolume()
    for (const [key, { cited, places }] of also) {
      at = { key, block: { cases: [], cited, also: places } }
      await endVolume()
    }
    directory.courts = [...courts.keys()]
    const bytes = packed(directory)
    const tail = Buffer.alloc(16)
    tail.writeBigUInt64LE(BigInt(offset), 0)
    tail.writeBigUInt64LE(BigInt(bytes.length), 8)
    await put(bytes)
    await put(tail)
    return { cases: directory.cases, volumes: Object.keys(directory.volumes).length, bytes: offset, left }
  } finally {
    await file.close()
  }
}
