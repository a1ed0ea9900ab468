import { expect, it } from 'vitest'
import { overrules, stands } from './__fixtures__/overruling.ts'
import { ends, surely } from './treatment.ts'
import { treatmentsIn } from './treatments-in.ts'

const names: Readonly<Record<string, string>> = {
  X: 'Elm v. Ashford, 410 U.S. 113 (1973)',
  Y: 'Oakley v. Birch, 520 U.S. 200 (1997)',
  Z: 'Thornbury v. Quill, 301 U.S. 44 (1937)',
  x: 'Elm',
  y: 'Oakley',
  z: 'Thornbury',
}

const inFull = (written: string): string =>
  `${written.startsWith('D: ') ? 'We affirm.\n\nJustice Hale, dissenting.\n\n' : ''}${written
    .replace(/^D: /, '')
    .replace(/(?<!\p{L})[XYZxyz](?!\p{L})/gu, (letter) => names[letter] ?? letter)}`

const isFlagged = (written: string): boolean =>
  treatmentsIn({ text: inFull(written) }).some(
    ({ of, kind, by, isDenied, voice, certainty }) =>
      of.name?.startsWith('Elm') &&
      ends.has(kind) &&
      by === 'this opinion' &&
      !isDenied &&
      (voice === 'court' || voice === 'dissent') &&
      certainty >= surely,
  )

it('reads at least 200 of the 228 written ways to overrule a decision', () => {
  expect(overrules.length).toBe(228)
  expect(overrules.filter(isFlagged).length).toBeGreaterThanOrEqual(200)
})

it('takes at most one of the 227 near misses for an overruling', () => {
  expect(stands.length).toBe(227)
  expect(stands.filter(isFlagged).length).toBeLessThanOrEqual(1)
})

it.each([
  'X was decided in haste. To the extent that it is inconsistent with what we hold today, the latter cannot survive.',
  'We cannot approve the contrary holding of X.',
  'See X. To the extent that x may be inconsistent with the principles announced today, it is not to be regarded as controlling.',
  'The court relied on X and Z. Both the x and z cases are out of harmony with Y. Both are now overruled.',
  'The so-called Millrace case, X, was relied upon. Since Millrace is today overruled, we reverse.',
])('reads that it is overruled: %s', (written) => {
  expect(isFlagged(written)).toBe(true)
})

it.each([
  'The court relied on Y and Z. Both the y and z cases are out of harmony with X. Both are now overruled.',
  'D: See X. If the rule would permit that, I would readily join in overruling it.',
  "D: As the Court is certain to announce when the occasion arises, today's holding also overrules X.",
  'We approve the contrary holding of X.',
  'The opinion in Y concluded by saying that to the extent X was inconsistent, it cannot survive.',
  'The so-called Millrace case, Y, was distinguished in X. Since Millrace is today overruled, we reverse.',
])('reads that it stands: %s', (written) => {
  expect(isFlagged(written)).toBe(false)
})
