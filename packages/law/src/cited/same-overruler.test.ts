import { expect, it } from 'vitest'
import { citedIn } from './cited.ts'
import { isSameOverruler } from './same-overruler.ts'

const known = { name: 'Moor v. Vale', citation: '12 F.3d 34', year: 1994 }
const isSame = (text: string) => {
  const [of, by] = citedIn({ text }).places.map(({ citation }) => citation)
  if (of?.kind !== 'case' || by?.kind !== 'case') throw new Error('Two cases are needed.')
  return isSameOverruler(text, by, of, known)
}

it.each([
  ['Hill v. Dale, 5 F.2d 6 (1925), rev’d, 12 F.3d 34 (1994).', true],
  ['Hill v. Dale, 5 F.2d 6 (1925), rev’d, 12 F.2d 34 (1926).', false],
  ['Hill v. Dale, 5 F.2d 6 (1925), rev’d, 900 F.4th 34 (2030).', false],
  ['Hill v. Dale, 5 F.2d 6 (1925), rev’d, 520 U.S. 1 (1997).', true],
])('a decision of another series of the reporter is another: %s', (text, expected) => {
  expect(isSame(text)).toBe(expected)
})
