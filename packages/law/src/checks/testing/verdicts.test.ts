import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { judgedPlaces } from './judged-places.ts'
import { precisionOf, total } from './precision.ts'
import { readmeOf } from './readme.ts'

const data = process.env.TEST_DATA
const folder = `${data}/documents`

describe.runIf(data && existsSync(folder))('findings on real documents (skipped without TEST_DATA)', () => {
  const places = data && existsSync(folder) ? judgedPlaces(folder) : []
  const rows = precisionOf(places)

  test('each has a verdict with its reason', () => {
    const open = places.filter(({ verdict }) => !verdict?.reason)
    expect(open.map(({ document, check, place }) => `${document}: ${check}: ${place}`)).toEqual([])
  })

  test('quote no more of a document than six words', () => {
    for (const { place } of places) expect(place.split(' ').length).toBeLessThanOrEqual(6)
  })

  test('are mostly right, and no check cries wolf', () => {
    const all = total(rows)
    expect(all.right / all.judged).toBeGreaterThan(0.9)
    for (const { check, right, judged } of rows) if (judged >= 5) expect(right / judged, check).toBeGreaterThan(0.6)
  })

  test('are what the README says of the checks', async () => {
    await expect(readmeOf(places)).toMatchFileSnapshot('../README.md')
  })
})
