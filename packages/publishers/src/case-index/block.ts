import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import type { IndexedCase } from './indexed-case.ts'

const text = z.string()

/** Column by column, which packs smaller than case by case. */
const casesSchema = z.object({
  names: z.array(text),
  citations: z.array(z.array(text)),
  courts: z.array(text),
  court: z.array(z.number().int().nonnegative()),
  dates: z.array(text),
  first: z.array(text),
  last: z.array(text),
})

/** Pages of a volume on which cases of another begin, each with the page there. */
const pagesSchema = z.array(z.tuple([text, text]))
export type OtherPages = z.infer<typeof pagesSchema>

const mostOfBlock = 64_000_000
const level = 12

const pack = (value: unknown): Buffer =>
  zstdCompressSync(JSON.stringify(value), { params: { [constants.ZSTD_c_compressionLevel]: level } })

function unpack<T>(block: Uint8Array, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(zstdDecompressSync(block, { maxOutputLength: mostOfBlock }).toString('utf8')))
  } catch {
    throw new UnreadableFile('A volume of the case index is damaged. Add its pack again.')
  }
}

/** The cases of a volume as one block of bytes. */
export function packCases(cases: readonly IndexedCase[]): Buffer {
  const courts = [...new Set(cases.map(({ court }) => court))]
  return pack({
    names: cases.map(({ name }) => name),
    citations: cases.map(({ citations }) => citations),
    courts,
    court: cases.map(({ court }) => courts.indexOf(court)),
    dates: cases.map(({ date }) => date),
    first: cases.map(({ firstPage }) => firstPage),
    last: cases.map(({ lastPage }) => lastPage),
  })
}

/** @throws UnreadableFile */
export function unpackCases(block: Uint8Array): IndexedCase[] {
  const { names, citations, courts, court, dates, first, last } = unpack(block, casesSchema)
  return names.map((name, at) => ({
    name,
    citations: citations[at] ?? [],
    court: courts[court[at] ?? 0] ?? '',
    date: dates[at] ?? '',
    firstPage: first[at] ?? '',
    lastPage: last[at] ?? '',
  }))
}

export const packPages = (pages: OtherPages): Buffer => pack(pages)

/** @throws UnreadableFile */
export const unpackPages = (block: Uint8Array): OtherPages => unpack(block, pagesSchema)
