import type { Drawing } from './draw.ts'

/** The large rings behind a page's first view. */
export const seal: Drawing = {
  bands: [
    { outer: 98.2, inner: 84, threads: 6 },
    { outer: 82, inner: 69.3, threads: 6 },
    { outer: 67.3, inner: 54.8, threads: 6 },
    { outer: 52.8, inner: 40.5, threads: 6 },
  ],
  circles: [99, 98.2, 83, 68.3, 53.8, 39.5],
  waves: 48,
  swells: 24,
  bend: 0.32,
  turns: 6,
  stroke: 0.17,
}

/** The two rings around a person's initials. */
export const medal: Drawing = {
  bands: [
    { outer: 95.5, inner: 75, threads: 8 },
    { outer: 70, inner: 59.5, threads: 6 },
  ],
  circles: [98.5, 97, 73, 71.5, 58],
  waves: 40,
  swells: 16,
  bend: 0.2,
  turns: 8,
  stroke: 0.46,
}
