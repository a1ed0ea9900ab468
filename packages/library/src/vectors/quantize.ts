/** One bit for each dimension: whether it is above 0. */
export function bitsOf(vector: Float32Array): Uint8Array {
  const bits = new Uint8Array(vector.length / 8)
  for (let at = 0; at < vector.length; at++)
    if ((vector[at] as number) > 0) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7))
  return bits
}

/** Eight bits for each dimension. Its length is lost, its direction is not. */
export function bytesOf(vector: Float32Array): Int8Array {
  const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1
  return Int8Array.from(vector, (value) => Math.round((value / most) * 127))
}

/** The cosine of the angle between a vector of length 1 and one in bytes. */
export function cosine(query: Float32Array, bytes: Int8Array): number {
  let [product, square] = [0, 0]
  for (let at = 0; at < query.length; at++) {
    const value = bytes[at] as number
    product += (query[at] as number) * value
    square += value * value
  }
  return square > 0 ? product / Math.sqrt(square) : 0
}
