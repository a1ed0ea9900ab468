import { expect, it } from 'vitest'
import { idNow } from './microphones.ts'

const built = { id: 'a', name: 'Built-in microphone' }
const headset = { id: 'b', name: 'Headset' }

it.each([
  ['nothing was chosen', null, [built, headset], null],
  ['it has its id still', headset, [built, headset], 'b'],
  ['its id is another one now', headset, [built, { ...headset, id: 'c' }], 'c'],
  [
    'its id counts before its name',
    headset,
    [
      { ...headset, id: 'c' },
      { ...headset, name: 'Headset (2)' },
    ],
    'b',
  ],
  ['it is not there', headset, [built], 'b'],
  ['the browser names none yet', headset, [], 'b'],
])('a microphone that was chosen is found again: %s', (_, chosen, all, id) => expect(idNow(all, chosen)).toBe(id))
