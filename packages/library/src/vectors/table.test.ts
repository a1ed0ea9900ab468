import { expect, it } from 'vitest'
import { bitsOf, bytesOf, cosine } from './quantize.ts'
import { createBitTable } from './table.ts'

const dimensions = 64
let seed = 7
const random = () => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return seed / 0x7fffffff - 0.5
}
const unit = (vector: Float32Array) => vector.map((value) => value / Math.hypot(...vector))
const common = Float32Array.from({ length: dimensions }, random)
/** All of these lie in about one direction, as those of some models do. */
const oneOfThem = () => unit(common.map((value) => value + 0.6 * random()))

const vectors = Array.from({ length: 400 }, oneOfThem)
const table = createBitTable(dimensions)
for (const [number, vector] of vectors.entries()) table.add(number, 1, bitsOf(vector))
const known = table.some(200).map(({ at }) => ({ at, bytes: bytesOf(vectors[at] as Float32Array) }))
const query = oneOfThem()
const exact = vectors.map((vector) => cosine(query, bytesOf(vector)))
const usual = exact.reduce((sum, one) => sum + one, 0) / exact.length

it('says how all vectors lie as their cosines do, though they share a direction', () => {
  const near = table.near(query, 10, () => true, known)
  expect(near.usual.mean).toBeCloseTo(usual, 1)
  const best = exact.indexOf(Math.max(...exact))
  expect(near.ofAuthority(best)).toBeGreaterThan(near.usual.mean)
  expect(Math.abs((near.ofAuthority(best) as number) - (exact[best] as number))).toBeLessThan(0.1)
})

it('counts bits as they come where too few vectors are known', () => {
  const near = table.near(query, 10, () => true, known.slice(0, 5))
  expect(near.places).toEqual(table.near(query, 10, () => true).places)
  expect(near.usual).toEqual(table.near(query, 10, () => true).usual)
})

it('chooses vectors from all parts of the library', () => {
  expect(table.some(4).map(({ at }) => at)).toEqual([0, 100, 200, 300])
  expect(table.some(1000)).toHaveLength(400)
})
