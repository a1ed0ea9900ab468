/** The first index at or behind `from` whose value is not below `value`. */
export function firstFrom(values: Int32Array, value: number, from = 0): number {
  let low = from
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** How many of the values are not above `value`. */
export function countUpTo<T extends number | string>(values: readonly T[], value: T): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as T) <= value) low = middle + 1
    else high = middle
  }
  return low
}
