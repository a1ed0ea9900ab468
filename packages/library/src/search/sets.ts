import { firstFrom } from '../index/ascending.ts'

/** Sets of documents: slots, ascending. */
export type Slotset = Int32Array

export function both(one: Slotset, other: Slotset): Slotset {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  const found = new Int32Array(few.length)
  let count = 0
  let next = 0
  // Of two sets of unlike size the larger is looked up in, else both are gone through.
  const leaps = few.length * 16 < many.length
  for (const slot of few) {
    if (leaps) next = firstFrom(many, slot, next)
    else while (next < many.length && (many[next] as number) < slot) next++
    if (many[next] === slot) found[count++] = slot
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
