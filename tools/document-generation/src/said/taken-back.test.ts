import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { takenBackIn } from './taken-back.ts'

const read = (text: string) => edited(text, takenBackIn(text)).text

it.each([
  [
    'Starts January 11, 2027, goes a year — no wait, eighteen months.',
    'Starts January 11, 2027, goes eighteen months.',
  ],
  [
    'It begins on May 1, 2027 and runs six months, no wait, nine months.',
    'It begins on May 1, 2027 and runs nine months.',
  ],
  ['Starts on May 3, 2027, no, May 10, 2027.', 'Starts on May 10, 2027.'],
])('a length of time takes the place of a length, and a day of a day: %s', (text, as) => {
  expect(read(text)).toBe(as)
})

it('what is paid for so long is no length', () => {
  expect(read('Pay is $22 an hour for a year, no wait, $24 an hour.')).not.toMatch(/for \$24/)
})
