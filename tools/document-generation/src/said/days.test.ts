import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const read = (text: string, kind: 'letters' | 'contracts' = 'letters') =>
  readable(text, kind, () => null, '2026-11-24').text

it.each([
  ['I called them on October sixth.', 'on October 6, 2026.'],
  ['Please answer by December eleventh.', 'by December 11, 2026.'],
  ['Answer by the eighteenth of December.', 'by December 18, 2026.'],
  ['The concert was on Saturday, November fourteenth.', 'November 14, 2026'],
  ['That’d be October seventeenth.', 'October 17, 2026'],
  ['The inspection is scheduled for December 9.', 'December 9, 2026'],
  ['The contract dated May fourth of this year is void.', 'May 4, 2026 is void'],
  ['The lot closes Monday January eleventh through Thursday the fourteenth.', 'Thursday, January 14, 2027'],
  ['We raise the price the first of the year.', 'January 1, 2027'],
  ['It leaked on October third and on September nineteenth.', 'October 3, 2026 and on September 19, 2026'],
  ['We met yesterday. The date of it is tomorrow.', 'met yesterday. The date of it is November 25, 2026.'],
])('writes a day with the year that it has: %s', (given, written) => expect(read(given)).toContain(written))

it('takes the days of a deal for days to come, the second after the first', () => {
  expect(read('The lease runs from December first to May thirty-first.', 'contracts')).toContain(
    'December 1, 2026 to May 31, 2027',
  )
  expect(read('It wraps by end of March.', 'contracts')).toBe('It wraps by March 31, 2027.')
  expect(read('She forfeits the deposit after January fifteenth.', 'contracts')).toContain('January 15, 2027')
})

it.each([
  'Rent rises every January first.',
  'It is paid by March 15 of the following year.',
  'I was born on March third.',
  'Send the logs of June first.',
  'I am away February 8 through 12.',
  'The sign says “closed May 1” in red.',
])('leaves “%s” as it is', (given) => expect(read(given)).toBe(given))

it('says of each which words it was', () => {
  const whole = readable('Please answer by December eleventh.', 'letters', () => null, '2026-11-24')
  const [edit] = whole.edits
  expect(edit).toMatchObject({ start: 17, end: 34, as: 'December 11, 2026', why: 'number' })
})
