/** The model of vectors that mean nothing: how long a search takes does not depend on what they mean. */
export const vectorsOfChance = 'chance'

const dimensions = 384

/** A vector of length 1 that a text has each time. */
export function vectorOf(text: string): Float32Array {
  let seed = text.length + 1
  for (let at = 0; at < text.length; at += 7) seed = (Math.imul(seed, 31) + text.charCodeAt(at)) >>> 0
  const vector = Float32Array.from({ length: dimensions }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 31 - 1
  })
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}
