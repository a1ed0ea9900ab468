import { expect, it } from 'vitest'
import { createPackedWorks } from './packed-works.ts'

const about = (work: number) =>
  JSON.stringify({ work, title: `Case ${work} v. State`, holding: 'It held. '.repeat(work % 50) })
const works = (from: number, to: number) =>
  new Map(Array.from({ length: to - from }, (_, at) => [from + at, about(from + at)] as const))

it('gives back what is known of each work, whichever pack it lies in', () => {
  const packed = createPackedWorks()
  packed.add(works(1, 400))
  packed.add(works(5000, 5300))
  for (const work of [1, 64, 65, 399, 5000, 5299]) expect(packed.read(work)).toBe(about(work))
  expect(packed.read(400)).toBeUndefined()
  expect(packed.read(0)).toBeUndefined()
})

it('takes a fraction of the length of the texts, and says how much', () => {
  const packed = createPackedWorks()
  const all = works(1, 2000)
  packed.add(all)
  const length = [...all.values()].reduce((sum, text) => sum + text.length, 0)
  expect(packed.bytes()).toBeGreaterThan(0)
  expect(packed.bytes()).toBeLessThan(length / 3)
})
