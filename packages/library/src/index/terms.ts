import {
  createWriter,
  type Reader,
  readNumber,
  readText,
  type Writer,
  writeBytes,
  writeNumber,
  writeText,
  written,
} from './bytes.ts'

/** Where sentences and paragraphs start: terms like others, with a position for each. No word begins so. */
export const sentenceTerm = '.s'
export const paragraphTerm = '.p'
/** The term of a word in a title. */
export const titleTerm = (stem: string): string => `@${stem}`

/** A term in a segment: the units that it stands in, how often, and where. */
export interface Term {
  term: string
  /** How many documents have it. */
  documents: number
  units: Int32Array
  counts: Int32Array
  /** For each occurrence, in the order of the units: its position within the unit, and which of `forms` it has. */
  positions: Int32Array
  formOf: Int32Array
  /** The words that have this stem. */
  forms: string[]
}

/** Where the positions of a term are. */
export interface PositionsAt {
  block: number
  offset: number
}

/** What a block says of a term before its units. */
export interface TermEntry {
  documents: number
  units: number
  positions: PositionsAt
  /** Where the packed units begin. */
  at: number
}

/** A block is closed when it is this large; one term may make it larger. */
const blockBytes = 4096

export interface PackedBlock {
  part: 0 | 1
  number: number
  data: Buffer
}

/** Packs terms, which come in ascending order, into blocks. `emit` is given each block as it is full. */
export function createTermWriter(emit: (block: PackedBlock) => Promise<void>) {
  const entries = createWriter(blockBytes * 2)
  const positions = createWriter(blockBytes * 2)
  const units = createWriter(blockBytes)
  const firstTerms: string[] = []
  const numbers = [0, 0]
  const flush = async (part: 0 | 1, writer: Writer) => {
    if (writer.length === 0) return
    await emit({ part, number: numbers[part] as number, data: written(writer) })
    numbers[part] = (numbers[part] as number) + 1
    writer.length = 0
  }
  return {
    async add(term: Term): Promise<void> {
      const positionsAt = { block: numbers[1] as number, offset: positions.length }
      writePositions(positions, term)
      if (entries.length === 0) firstTerms.push(term.term)
      units.length = 0
      writeUnits(units, term)
      writeText(entries, term.term)
      for (const value of [term.documents, term.units.length, positionsAt.block, positionsAt.offset, units.length])
        writeNumber(entries, value)
      writeBytes(entries, units.bytes.subarray(0, units.length))
      if (positions.length >= blockBytes) await flush(1, positions)
      if (entries.length >= blockBytes) await flush(0, entries)
    },
    /** @returns the first term of each block, packed */
    async end(): Promise<Buffer> {
      await flush(1, positions)
      await flush(0, entries)
      const directory = createWriter(1 << 14)
      writeNumber(directory, firstTerms.length)
      for (const term of firstTerms) writeText(directory, term)
      return written(directory)
    },
  }
}

function writeUnits(writer: Writer, { units, counts }: Term): void {
  let previous = -1
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number
    const count = counts[at] as number
    writeNumber(writer, (unit - previous) * 2 + (count > 1 ? 1 : 0))
    if (count > 1) writeNumber(writer, count)
    previous = unit
  }
}

function writePositions(writer: Writer, { counts, positions, formOf, forms }: Term): void {
  writeNumber(writer, forms.length)
  for (const form of forms) writeText(writer, form)
  let next = 0
  for (let at = 0; at < counts.length; at++) {
    let previous = 0
    for (const end = next + (counts[at] as number); next < end; next++) {
      const position = positions[next] as number
      writeNumber(writer, (position - previous) * forms.length + (formOf[next] as number))
      previous = position
    }
  }
}

export function readDirectory(bytes: Uint8Array): string[] {
  const reader = { bytes, at: 0 }
  return Array.from({ length: readNumber(reader) }, () => readText(reader))
}

/** The terms of a block, in order, each told with what the block says of it; the reader may stop. */
export function* entriesOf(block: Uint8Array): Generator<[term: string, entry: TermEntry]> {
  const reader: Reader = { bytes: block, at: 0 }
  while (reader.at < block.length) {
    const term = readText(reader)
    const documents = readNumber(reader)
    const units = readNumber(reader)
    const positions = { block: readNumber(reader), offset: readNumber(reader) }
    const size = readNumber(reader)
    const { at } = reader
    yield [term, { documents, units, positions, at }]
    reader.at = at + size
  }
}

/** What a block says of some terms. Names are compared as bytes: a block has many, and few are looked for. */
export function findEntries(block: Uint8Array, terms: ReadonlySet<string>): Map<string, TermEntry> {
  const wanted = [...terms].map((term) => ({ term, bytes: Buffer.from(term) }))
  const found = new Map<string, TermEntry>()
  const reader: Reader = { bytes: block, at: 0 }
  while (reader.at < block.length && found.size < wanted.length) {
    const size = readNumber(reader)
    const name = reader.at
    reader.at += size
    const it = wanted.find(({ bytes }) => bytes.length === size && isAt(block, name, bytes))
    const documents = readNumber(reader)
    const units = readNumber(reader)
    const positionsBlock = readNumber(reader)
    const offset = readNumber(reader)
    const length = readNumber(reader)
    if (it) found.set(it.term, { documents, units, positions: { block: positionsBlock, offset }, at: reader.at })
    reader.at += length
  }
  return found
}

function isAt(bytes: Uint8Array, start: number, wanted: Uint8Array): boolean {
  // From the end: neighbors in a block begin alike.
  for (let at = wanted.length - 1; at >= 0; at--) if (bytes[start + at] !== wanted[at]) return false
  return true
}

export function readUnits(block: Uint8Array, entry: TermEntry): { units: Int32Array; counts: Int32Array } {
  const reader: Reader = { bytes: block, at: entry.at }
  const units = new Int32Array(entry.units)
  const counts = new Int32Array(entry.units)
  let unit = -1
  for (let at = 0; at < entry.units; at++) {
    // Most are near each other, and stand once: one byte.
    const byte = block[reader.at] as number
    if (byte < 128) reader.at++
    const value = byte < 128 ? byte : readNumber(reader)
    unit += value >>> 1
    units[at] = unit
    counts[at] = value & 1 ? readNumber(reader) : 1
  }
  return { units, counts }
}

export function readPositions(
  block: Uint8Array,
  offset: number,
  counts: Int32Array,
): Pick<Term, 'positions' | 'formOf' | 'forms'> {
  const reader: Reader = { bytes: block, at: offset }
  const forms = Array.from({ length: readNumber(reader) }, () => readText(reader))
  let total = 0
  for (const count of counts) total += count
  const positions = new Int32Array(total)
  const formOf = new Int32Array(total)
  let next = 0
  for (const count of counts) {
    let position = 0
    for (const end = next + count; next < end; next++) {
      const value = readNumber(reader)
      position += forms.length === 1 ? value : Math.floor(value / forms.length)
      positions[next] = position
      formOf[next] = forms.length === 1 ? 0 : value % forms.length
    }
  }
  return { positions, formOf, forms }
}
