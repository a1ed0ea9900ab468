import { open } from 'node:fs/promises'
import { zstdDecompressSync } from 'node:zlib'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { directorySchema, magic, tailBytes, type VolumeBlock, volumeSchema } from './format.ts'
import { type CitedPage, type IndexedCase, partsOf, volumeKey } from './indexed-case.ts'

export interface CaseIndex {
  source: string
  asOf: string
  cases: number
  /**
   * The cases that begin on a page, or, where none does, those that stand on it.
   * Undefined where the index does not have the volume: then nothing can be said.
   */
  find(cited: CitedPage): Promise<IndexedCase[] | undefined>
  close(): Promise<void>
}

const mostOfBlock = 256_000_000
const damaged = 'The index of cases is damaged. Add its pack again.'

/** Opens an index of cases. Its directory is kept in memory; of a volume the block is read when it is asked for. */
export async function openCaseIndex(path: string): Promise<CaseIndex> {
  const file = await open(path)
  const bytesAt = async (offset: number, length: number): Promise<Buffer> => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset)
    if (bytesRead !== length) throw new UnreadableFile(damaged)
    return buffer
  }
  const read = async (offset: number, length: number): Promise<unknown> => {
    const { size } = await file.stat()
    if (offset < 0 || length <= 0 || offset + length > size) throw new UnreadableFile(damaged)
    const packed = await bytesAt(offset, length)
    try {
      return JSON.parse(zstdDecompressSync(packed, { maxOutputLength: mostOfBlock }).toString('utf8'))
    } catch {
      throw new UnreadableFile(damaged)
    }
  }
  try {
    const { size } = await file.stat()
    if (size < magic.length + tailBytes || (await bytesAt(0, magic.length)).toString('latin1') !== magic)
      throw new UnreadableFile(damaged)
    const tail = await bytesAt(size - tailBytes, tailBytes)
    const whole = directorySchema.safeParse(
      await read(Number(tail.readBigUInt64LE(0)), Number(tail.readBigUInt64LE(8))),
    )
    if (!whole.success) throw new UnreadableFile(damaged)
    const { volumes, courts, ...about } = whole.data
    const blocksOf = async (cited: CitedPage): Promise<VolumeBlock[]> => {
      const blocks: VolumeBlock[] = []
      for (const place of volumes[volumeKey(cited)] ?? []) {
        const block = volumeSchema.safeParse(await read(...place))
        if (!block.success) throw new UnreadableFile(damaged)
        blocks.push(block.data)
      }
      return blocks
    }
    return {
      ...about,
      async find(cited) {
        const blocks = await blocksOf(cited)
        if (blocks.length === 0) return undefined
        const places = blocks.flatMap(({ also }) => also).filter(([page]) => page === cited.page)
        const others: IndexedCase[] = []
        for (const home of places.map(([, citation]) => partsOf(citation)))
          if (home) others.push(...casesAt(await blocksOf(home), home.page, courts))
        return [...casesAt(blocks, cited.page, courts), ...others]
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

function casesAt(blocks: readonly VolumeBlock[], page: string, courts: readonly string[]): IndexedCase[] {
  const all = blocks.flatMap(({ cases, cited }) => cases.map((one) => ({ one, cited })))
  const starts = all.filter(({ one: [first] }) => first === page)
  const number = Number(page)
  const around = all.filter(({ one: [first, last] }) => Number(first) <= number && number <= Number(last))
  return (starts.length > 0 ? starts : around).map(
    ({ one: [firstPage, lastPage, name, court, date, further], cited: [reporter, volume] }) => ({
      name,
      citations: [`${volume} ${reporter} ${firstPage}`, ...further],
      court: courts[court] ?? '',
      date,
      firstPage,
      lastPage,
    }),
  )
}
