import { expect, it } from 'vitest'
import { yearsToldIn } from './years-told.ts'

const read = (text: string) =>
  yearsToldIn(text, '2026-11-29')
    .toReversed()
    .reduce((words, { start, end, as }) => words.slice(0, start) + as + words.slice(end), text)

it.each([
  [
    'I paid on January 12, 2026. On March 1 a bearing seized.',
    'I paid on January 12, 2026. On March 1, 2026 a bearing seized.',
  ],
  [
    'She moved in on May 3, 2026 and left on June 9 for good.',
    'She moved in on May 3, 2026 and left on June 9, 2026 for good.',
  ],
  [
    'Snow contract, 26-27 season. Nov 15 to Apr 15.',
    'Snow contract, 26-27 season. November 15, 2026 to April 15, 2027.',
  ],
  ['From July 6 through August 14, 2026.', 'From July 6, 2026 through August 14, 2026.'],
])('a day takes the year told beside it: %s', (text, as) => expect(read(text)).toBe(as))

it.each([
  'It began on January 12, 2026, and is paid on March 1 of each year.',
  'It began on January 12, 2026, and is paid on March 1 every year.',
  'It began on January 12, 2026, and is checked March 1 a year later.',
  'Lot 26-28 season passes. Nov 15 to Apr 15.',
])('and no year where it comes back or is counted from: %s', (text) => expect(read(text)).toBe(text))
