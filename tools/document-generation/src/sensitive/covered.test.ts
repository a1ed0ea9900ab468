import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merged, replacedAt, secretPlaces } from './covered.ts'

const cover = (text: string, values: string[] = [], names: string[] = []) =>
  replacedAt(text, merged(secretPlaces({ values, names })(text)), (words) => '#'.repeat(words.length))

describe('what looks like a number by which somebody is identified is covered whole', () => {
  it.each([
    ...['-', ' ', '\u2011', '\u00a0', '\u2007', '—', '–', '−', '/', '_', '.', ' - ', '\u200b-', ''].map((sign) =>
      ['123', '45', '6789'].join(sign),
    ),
    '123-45 6789',
    'one two three, four five, six seven eight nine',
    'one two three dash four five dash six seven eight nine',
    '1 2 3 4 5 6 7 8 9',
  ])('%j', (number) => {
    expect(cover(number)).toMatch(/^#+$/)
    expect(cover(`It is ${number}, since 2019.`)).toMatch(/^It is #+, since 2019\.$/)
  })

  it.each([
    ['SSN: <12 34 56 789>'],
    ['SSN\n<123 456 789>'],
    ['my SSN was <12345-6789> in 2019'],
    ['the last four of my social security number are <6789>'],
    ['SSN-<123-45-6789>, SSN<123456789>'],
    ['Passport no. <X1234567>, expires 2030-02-28'],
    ['Passport No.: <TK5520187>\nPassport expires: 2030-02-28'],
    ['passport <X1234567> 2030'],
    ['my passport is <x one two three four five six seven>, thanks'],
    ['the passport issued on May 30, 2021 is <AB-1234567>, phone 216-555-0142'],
    ['ITIN <912 781 234>, taxpayer id <12 3456789>'],
    ['Badge number: <44-B7>', ['Badge number']],
  ])('after its name: %s', (marked, names: string[] = []) =>
    expect(cover(marked.replace(/[<>]/g, ''), [], names)).toBe(
      marked.replace(/<([^>]*)>/g, (_, number: string) => '#'.repeat(number.length)),
    ),
  )

  it('a value that is known, however it is grouped; a short one only by itself', () => {
    expect(cover('AB#12(34)56, ab 12-34-56 or AB123456', ['AB123456'])).toBe('###########, ########### or ########')
    expect(cover('1234 is not 91234', ['1234'])).toBe('#### is not 91234')
  })
})

it.each([
  'November 21, 2026, 2026-11-21, 11/21/2026, 21.11.2026, 2026-11-21T15:00:00.123Z',
  '$123456789, $1,234,567.89, 123,456,789, 0.123456789',
  '216-555-0142, (216) 555-0142, 216.555.0142, 2165550142, +1 216 555 0142, 1-800-555-0100',
  'five five five, zero one zero, zero one four two',
  'Portland, OR 97205-1234 or 97205 1234, Suite 410 12/2026',
  'No. 1:24-cv-01234-ABC, No. 2024-CV-123456, No. 23-456, EIN 12-3456789',
  '410 U.S. 113, 93 S. Ct. 705 (1973); 42 U.S.C. § 405(c)(2)(C); Social Security Act, 42 U.S.C. § 1396a',
  'My passport expires on May 30, 2031 and my SSN is on file. Call 216-555-0142.',
  'SSN: [not kept], 4120 Oak Street; [Passport number], of 412345 Oak Street',
  'SSN:\nAddress: 4120 Oak Street',
])('what is ordinary stays: %s', (text) => expect(cover(text)).toBe(text))

it('moves nothing, whatever the text', () => {
  const pieces = [
    'SSN ',
    'passport',
    '1',
    '123',
    '-',
    ' ',
    '\u00a0',
    'one ',
    'Z1',
    '\n',
    ', ',
    '[',
    '. A',
    '$',
    '123-45-6789',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }), (some) => {
      const text = some.join('').repeat(20_000 / some.join('').length)
      expect(cover(text, ['123456789', '1'.repeat(30)])).toHaveLength(text.length)
    }),
    { numRuns: 40 },
  )
})
