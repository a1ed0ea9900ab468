/** Sets of documents: slots, ascending. */
export type Slotset = Int32Array

export function both(one: Slotset, other: Slotset): Slotset {
  const found = new Int32Array(Math.min(one.length, other.length))
  let count = 0
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const [left, right] = [one[i] as number, other[j] as number]
    if (left === right) found[count++] = left
    if (left <= right) i++
    if (right <= left) j++
  }
  return found.subarray(0, count)
}

export function without(one: Slotset, other: Slotset): Slotset {
  const found = new Int32Array(one.length)
  let count = 0
  for (let i = 0, j = 0; i < one.length; i++) {
    while (j < other.length && (other[j] as number) < (one[i] as number)) j++
    if (other[j] !== one[i]) found[count++] = one[i] as number
  }
  return found.subarray(0, count)
}

export function either(sets: readonly Slotset[], documents: number): Slotset {
  if (sets.length === 1) return sets[0] as Slotset
  const has = new Uint8Array(documents)
  for (const set of sets) for (const slot of set) has[slot] = 1
  return setOf(has)
}

/** The slots that a mask has. */
export function setOf(mask: Uint8Array): Slotset {
  const found = new Int32Array(mask.length)
  let count = 0
  for (let slot = 0; slot < mask.length; slot++) if (mask[slot]) found[count++] = slot
  return found.slice(0, count)
}

/** The documents of units, which ascend. */
export function documentsWith(units: Int32Array, documentOf: Int32Array): Slotset {
  const found = new Int32Array(units.length)
  let count = 0
  let last = -1
  for (const unit of units) {
    const slot = documentOf[unit] as number
    if (slot !== last) found[count++] = slot
    last = slot
  }
  return found.subarray(0, count)
}
