import { createWriter, type Reader, readNumber, readText, writeNumber, writeText, written } from './bytes.ts'

/**
 * What the index knows of its documents, a column for each fact. A document has units: its card (title, citations and
 * what the editors say of it), then the passages of its text, in order.
 */
export interface Slots {
  /** Of the authorities, ascending. */
  numbers: Int32Array
  works: Int32Array
  /** Ordinals in `names`; 0 is none. */
  kinds: Int32Array
  courts: Int32Array
  jurisdictions: Int32Array
  /** 19730122; 19730000 where a year alone is known, 0 where none is. */
  dates: Int32Array
  titleWords: Int32Array
  /** The first unit of each document, and behind the last one how many units there are. */
  firstUnit: Int32Array
  unitWords: Int32Array
  /** Where its passage starts in the text, and how long it is; both 0 of a card. */
  unitStart: Int32Array
  unitLength: Int32Array
  /** 1 where the passage cites somebody. */
  unitLinks: Int32Array
  /** The kinds, courts and jurisdictions, by ordinal. */
  names: string[]
}

const columns = [
  'numbers',
  'works',
  'kinds',
  'courts',
  'jurisdictions',
  'dates',
  'titleWords',
  'firstUnit',
  'unitWords',
  'unitStart',
  'unitLength',
  'unitLinks',
] as const

/** Columns that mostly grow: their differences are small. */
const growing = new Set<string>(['numbers', 'works', 'firstUnit', 'unitStart'])

export type SlotColumns = Record<(typeof columns)[number], ArrayLike<number>>

export function packSlots(slots: SlotColumns & { names: readonly string[] }): Buffer {
  const writer = createWriter(1 << 16)
  writeNumber(writer, slots.names.length)
  for (const name of slots.names) writeText(writer, name)
  for (const column of columns) {
    const values = slots[column]
    writeNumber(writer, values.length)
    let previous = 0
    for (let at = 0; at < values.length; at++) {
      const value = values[at] as number
      // Zigzag: a small difference is a small number, whichever way it goes.
      const difference = value - previous
      writeNumber(writer, growing.has(column) ? (difference < 0 ? -difference * 2 - 1 : difference * 2) : value)
      previous = value
    }
  }
  return written(writer)
}

export function unpackSlots(bytes: Uint8Array): Slots {
  const reader: Reader = { bytes, at: 0 }
  const names = Array.from({ length: readNumber(reader) }, () => readText(reader))
  const unpacked = columns.map((column) => {
    const values = new Int32Array(readNumber(reader))
    let previous = 0
    for (let at = 0; at < values.length; at++) {
      const value = readNumber(reader)
      previous = growing.has(column) ? previous + (value % 2 ? -(value + 1) / 2 : value / 2) : value
      values[at] = previous
    }
    return [column, values] as const
  })
  return { ...(Object.fromEntries(unpacked) as Record<(typeof columns)[number], Int32Array>), names }
}

/** The documents of units, which ascend. @param documents how many there are at most, where that is known */
export function documentsWith(units: Int32Array, documentOf: Int32Array, documents = units.length): Int32Array {
  const found = new Int32Array(documents)
  let count = 0
  let last = -1
  for (let at = 0; at < units.length; at++) {
    const slot = documentOf[units[at] as number] as number
    if (slot !== last) found[count++] = slot
    last = slot
  }
  return found.subarray(0, count)
}

/** The document of each unit. */
export function documentsOfUnits({ firstUnit }: Pick<Slots, 'firstUnit'>): Int32Array {
  const documents = new Int32Array(firstUnit[firstUnit.length - 1] ?? 0)
  for (let slot = 0; slot + 1 < firstUnit.length; slot++)
    documents.fill(slot, firstUnit[slot] as number, firstUnit[slot + 1] as number)
  return documents
}
