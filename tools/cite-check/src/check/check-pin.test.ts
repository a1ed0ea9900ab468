import type { ReadText } from '@casewright/core'
import { expect, it } from 'vitest'
import { checkPin, knownPages, type PinOfCase } from './check-pin.ts'

const pinAt = (page: number): PinOfCase => ({
  written: String(page),
  pages: [page],
  firstPages: [392],
  reporters: ['F.3d'],
})
const found = { name: 'Oak v. Elm', citation: '10 F.3d 392', source: 'the library' }
const next = { name: 'Ash v. Fir', citation: '10 F.3d 400', page: 400 }
const outcome = (
  page: number,
  more: Partial<typeof found & { next: typeof next; pages: { first: number; last: number } }>,
) => checkPin(pinAt(page), null, null, [], undefined, { ...found, ...more })

it('is outside where it is past the first page of the next case that is known', () => {
  expect(outcome(450, { next })).toMatchObject({
    outcome: 'outside',
    reason: 'Page 400 is the first of another case, Ash v. Fir.',
  })
  expect(outcome(400, { next }).outcome).toBe('unchecked')
  expect(outcome(450, { next: { ...next, citation: '80 U.S.L.W. 400' } }).outcome).toBe('unchecked')
  expect(outcome(450, {}).outcome).toBe('unchecked')
})

it('is outside where it is past the last page by the case index', () => {
  expect(outcome(400, { pages: { first: 392, last: 399 } })).toMatchObject({
    outcome: 'outside',
    found: 'pages 392 to 399',
  })
  expect(outcome(399, { pages: { first: 392, last: 399 } }).outcome).toBe('unchecked')
  expect(outcome(400, { pages: { first: 20, last: 30 } }).outcome).toBe('unchecked')
})

it('is outside where it is past the pages of the publisher, and not known past the marks in a text', () => {
  const authority = { id: 'a', kind: 'case' as const, title: 'Oak v. Elm', citation: '10 F.3d 392', source: 'library' }
  const text = 'one *393 two *394 three'
  const pages = [393, 394].map((page, at) => ({ label: String(page), offset: at * 9 + 4, citation: '10 F.3d 392' }))
  const checked = (read: ReadText) => checkPin(pinAt(396), knownPages(pinAt(396), read), text, [], undefined, found)
  expect(checked({ authority, text, pages })).toMatchObject({
    outcome: 'outside',
    reason: 'The case ends on page 394.',
  })
  expect(checked({ authority, text })).toMatchObject({ outcome: 'beyond' })
})
