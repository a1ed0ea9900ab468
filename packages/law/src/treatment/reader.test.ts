import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { overrules, stands } from './__fixtures__/overruling.ts'
import { authoritiesIn } from './authorities-in.ts'
import { treatmentReader } from './reader.ts'

/** What the reader of this version makes of the sentences. With another reading, raise `treatmentReader` and record it. */
const recorded = { reader: 3, digest: '0df68df535eedd8c' }

const names: Readonly<Record<string, string>> = {
  X: 'Elm v. Ashford, 410 U.S. 113 (1973)',
  Y: 'Oakley v. Birch, 520 U.S. 200 (1997)',
  Z: 'Thornbury v. Quill, 301 U.S. 44 (1937)',
  x: 'Elm',
  y: 'Oakley',
  z: 'Thornbury',
}
const inFull = (written: string) =>
  written.replace(/^D: /, '').replace(/(?<!\p{L})[XYZxyz](?!\p{L})/gu, (letter) => names[letter] ?? letter)

it('what is read of opinions changes only with its version, by which libraries read theirs again', () => {
  const read = [...overrules, ...stands].map((written) =>
    authoritiesIn({ text: inFull(written) }, []).map(({ keys, treatments }) => [
      keys,
      treatments.map(({ kind, voice, isDenied, certainty, start, end }) => [
        kind,
        voice,
        isDenied,
        certainty.toFixed(3),
        start,
        end,
      ]),
    ]),
  )
  const digest = createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16)
  expect({ reader: treatmentReader, digest }).toEqual(recorded)
})
