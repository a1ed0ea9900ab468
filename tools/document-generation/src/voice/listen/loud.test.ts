import { expect, it } from 'vitest'
import { createLoud } from './loud.ts'

const tone = (height: number) => Float32Array.from({ length: 16_000 }, (_, nth) => height * Math.sin(nth / 3))

it.each([
  [[0], 0, 'Nobody heard yet'],
  [[0.02], 9, 'Too quiet'],
  [[0.2], 94, 'Level good'],
  [[1], 100, 'Too loud'],
  // What was said a moment ago still counts, and what was long ago does not.
  [[0.2, 0, 0], 0, 'Level good'],
  [[0.2, 0, 0, 0], 0, 'Nobody heard yet'],
])('a second each of %j has the level %i: %s', (heights, level, word) => {
  const loud = createLoud()
  expect(heights.map((height) => loud(tone(height))).at(-1)).toEqual({ level, word })
})
