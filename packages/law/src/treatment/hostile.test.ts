import { describe, expect, test } from 'vitest'
import { authoritiesIn } from './authorities-in.ts'

/** Texts in which every word may tell of a decision, in units of which there may be a million characters. */
const hostile: Readonly<Record<string, string>> = {
  'its own case': 'We overrule Pike v. Dorrance, 700 F.3d 100 (9th Cir. 2012), and that case is overruled. ',
  'one case': 'We do not overrule Elm v. Ashford, 410 U.S. 113 (1973); Elm is distinguished, and we follow it. ',
  'short forms': 'Elm v. Ashford, 410 U.S. 113 (1973). Id. at 114. Elm, supra, at 115. That decision is overruled. ',
  histories:
    'Elm v. Ashford, 410 U.S. 113, overruled by Oak v. Birch, 520 U.S. 200, rev’d, 1 F.3d 1, aff’d, 2 F.3d 2. ',
  'verbs alone': 'overrule ',
  'verbs and commas': 'overruled, limited, ',
  'who said what': 'petitioner argues that we overrule ',
  'a sentence without a stop': 'the court overruled Elm v. Ashford, 410 U.S. 113, and ',
  quotations: '“we overrule Elm v. Ashford, 410 U.S. 113 (1973)” ',
  'open quotations': '“we overrule ',
  bylines: 'Justice Hale, dissenting.\n\nThe Court overrules Elm v. Ashford, 410 U.S. 113 (1973).\n\n',
  statutes: 'We hold that 46 U.S.C. § 30104 is unconstitutional. ',
}
const sizes = { small: 100_000, large: 1_000_000 }
/** Below this, in milliseconds, a time is noise. */
const floor = 40
const most = 30

const least = (text: string, enough: number): number => {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 2 && best > enough; turn++) {
    const started = process.threadCpuUsage()
    authoritiesIn({ text, name: 'Pike v. Dorrance' }, ['f3d/700/100'])
    const { user, system } = process.threadCpuUsage(started)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
const growth = (text: (size: number) => string): number => {
  const small = Math.max(floor, least(text(sizes.small), floor))
  return least(text(sizes.large), small * most) / small
}

describe('hostile opinions', () => {
  // Ten times the text takes ten times as long; what grows with the square takes a hundred. Noise lies between.
  test.each(Object.entries(hostile))(
    '%s: the time grows with the length',
    (_, unit) => expect(growth((size) => unit.repeat(Math.ceil(size / unit.length)))).toBeLessThan(most),
    120_000,
  )

  test('each decision another one: the time grows with the length', () => {
    const one = (i: number) =>
      `We overrule Aa${i} v. Bb${i}, ${(i % 900) + 1} U.S. ${i + 1} (1950). Aa${i} is no longer good law. `
    expect(
      growth((size) => {
        const many = Array.from({ length: Math.ceil(size / 90) }, (_, i) => one(i))
        return many.join('').slice(0, size)
      }),
    ).toBeLessThan(most)
  }, 120_000)
})
