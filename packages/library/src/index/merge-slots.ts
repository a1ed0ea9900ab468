import { growable } from './growable.ts'
import { createNames } from './names.ts'
import { packSlots, type SlotColumns, type Slots } from './segment.ts'

/** Where the units of merged segments go: for each segment, for each unit, the new one, or -1 if it is gone. */
export interface MergedSlots {
  slots: Buffer
  documents: number
  units: Int32Array[]
  /** The document of each new unit. */
  documentOf: Int32Array
}

/** Puts the documents of segments that still count into one, in the order of their numbers. */
export function mergeSlots(inputs: readonly Slots[], gone: ReadonlySet<number>): MergedSlots {
  const places = inputs
    .flatMap((input, from) => [...input.numbers].map((number, slot) => ({ number, from, slot })))
    .filter((place) => !gone.has(place.number))
    .sort((one, other) => one.number - other.number)
  const names = createNames()
  const units = inputs.map((input) => new Int32Array(input.unitWords.length).fill(-1))
  const columns = Object.fromEntries(
    Object.keys(inputs[0] ?? {})
      .filter((column) => column !== 'names')
      .map((column) => [column, growable()]),
  ) as Record<keyof SlotColumns, ReturnType<typeof growable>>
  const documentOf = growable()
  for (const [document, { from, slot }] of places.entries()) {
    const input = inputs[from] as Slots
    const name = (ordinal: number | undefined) => names.ordinal(input.names[ordinal ?? 0])
    for (const column of ['numbers', 'works', 'dates', 'titleWords'] as const)
      columns[column].push(input[column][slot] as number)
    for (const column of ['kinds', 'courts', 'jurisdictions'] as const) columns[column].push(name(input[column][slot]))
    columns.firstUnit.push(documentOf.length)
    for (let unit = input.firstUnit[slot] as number; unit < (input.firstUnit[slot + 1] as number); unit++) {
      ;(units[from] as Int32Array)[unit] = documentOf.length
      for (const column of ['unitWords', 'unitStart', 'unitLength', 'unitLinks'] as const)
        columns[column].push(input[column][unit] as number)
      documentOf.push(document)
    }
  }
  columns.firstUnit.push(documentOf.length)
  const values = Object.fromEntries(Object.entries(columns).map(([column, of]) => [column, of.values()]))
  return {
    slots: packSlots({ ...(values as unknown as SlotColumns), names: names.list() }),
    documents: places.length,
    units,
    documentOf: documentOf.values(),
  }
}
