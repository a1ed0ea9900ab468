import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { citationKeys } from '../citation-keys.ts'
import { findCitations } from '../find/find-citations.ts'
import { formatCitation } from '../format/format-citation.ts'
import { parseCitation } from '../parse/parse-citation.ts'
import { resolveCitations } from '../resolve/resolve-citations.ts'

/** Texts made to be slow for a careless reader, in units of which there may be a million characters. */
const hostile: Record<string, string> = {
  digits: '1',
  points: '.',
  blanks: ' ',
  lines: '\n',
  'section signs': '§',
  'section signs apart': '§ ',
  capitals: 'A',
  'capitals apart': 'A ',
  'capital words': 'Smith ',
  'open brackets': '(',
  'open square brackets': '[',
  versus: 'v. ',
  'parties without end': 'Aa v. ',
  'volumes without pages': '1 U.S. ',
  citations: '1 U.S. 1 ',
  'citations and commas': '1 U.S. 1, ',
  'short forms': '1 U.S. at 1, ',
  'open parentheticals': 'A v. B, 1 U.S. 1 (a ',
  supra: 'Aa, supra, ',
  id: 'Id. at 1, ',
  numbers: '1 ',
  'numbers and hyphens': '1-',
  'in re': 'In re ',
  codes: 'Cal. Xx & ',
  sections: '18 U.S.C. §§ 1, ',
  constitutions: 'U.S. Const. art. I, ',
  dockets: 'No. 1 ',
  names: 'Roe v. Wade, 410 U.S. 113 (1973). Roe ',
}
const sizes = { small: 100_000, large: 1_000_000 }
/** Below this a time is noise. */
const floor = 40
const most = 45

const work = (text: string): void => {
  resolveCitations(findCitations(text), text)
}
const least = (text: string, enough: number): number => {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 2 && best > enough; turn++) {
    const started = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(started)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

describe('hostile text', () => {
  // Ten times the text takes ten times as long; what grows with the square takes a hundred. Noise lies between.
  test.each(Object.entries(hostile))(
    '%s: the time grows with the length',
    (_, unit) => {
      const text = (size: number) => unit.repeat(Math.ceil(size / unit.length))
      const small = Math.max(floor, least(text(sizes.small), floor))
      expect(least(text(sizes.large), small * most) / small).toBeLessThan(most)
    },
    60_000,
  )

  test('each case another name: the time grows with the length', () => {
    const text = (count: number) =>
      Array.from(
        { length: count },
        (_, i) => `Aa${i} v. Bb${i}, ${(i % 900) + 1} U.S. ${(i % 1000) + 1}. Aa${i} held.`,
      ).join(' ')
    const small = Math.max(floor, least(text(3_000), floor))
    expect(least(text(30_000), small * most) / small).toBeLessThan(most)
  }, 60_000)

  const pieces = [
    '1',
    '410',
    ' ',
    '\n',
    '.',
    ',',
    '§',
    '§§',
    '(',
    ')',
    '[',
    ']',
    'v.',
    'U.S.',
    'U. S.',
    'F.3d',
    'Cal.',
    'Code',
    'Id.',
    'supra',
    'at',
    'In re',
    'Smith',
    '“',
    '_',
    '—',
    '-',
    '*',
    '\u200b',
    '\ud83d',
    'No.',
    'U.S.C.',
    'Const.',
    'art.',
    'IV',
    '2015',
    'WL',
    '(1990)',
    '\u0000',
  ]

  test('whatever is written, every place lies in the text, in order, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 60 }),
        (parts) => {
          const text = parts.join('')
          const found = findCitations(text)
          for (const [i, { start, end, core }] of found.entries()) {
            expect(start).toBeGreaterThanOrEqual(0)
            expect(end).toBeLessThanOrEqual(text.length)
            expect(start <= core.start && core.start < core.end && core.end <= end).toBe(true)
            expect(core.start).toBeGreaterThanOrEqual(found[i - 1]?.core.start ?? 0)
          }
          const resolved = resolveCitations(found, text)
          for (const [i, { authority }] of resolved.entries()) {
            if (authority === null) continue
            expect(authority).toBeLessThanOrEqual(i)
            expect(['case', 'law', 'journal']).toContain(found[authority]?.kind)
          }
          for (const citation of found) expect(typeof formatCitation(citation)).toBe('string')
          for (const key of citationKeys(text)) expect(key).toMatch(/^[a-z][a-z0-9-]*(?:\/[^/\s]+)+$/)
          parseCitation(text)
        },
      ),
      { numRuns: 600 },
    )
  })
})
