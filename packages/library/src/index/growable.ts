/** Whole numbers that are added one by one, without the memory that an ordinary array takes. */
export interface Growable {
  push(value: number): void
  readonly length: number
  /** A view: what is pushed later is not in it. */
  values(): Int32Array
}

export function growable(size = 256): Growable {
  let values = new Int32Array(size)
  let length = 0
  return {
    push(value) {
      if (length === values.length) {
        const bigger = new Int32Array(values.length * 2)
        bigger.set(values)
        values = bigger
      }
      values[length++] = value
    },
    get length() {
      return length
    },
    values: () => values.subarray(0, length),
  }
}
