import { expect, it } from 'vitest'
import { wordsSoFar } from './words-so-far.ts'

const passage = { label: 'Purpose', text: 'We write' }

it.each([
  [null, []],
  [{}, []],
  [{ value: 7 }, []],
  [{ value: { passages: 'x' } }, []],
  [
    { value: { passages: [passage, { label: 'Subject', text: ' ' }, null, { text: 'More ' }] } },
    [passage, { label: '', text: 'More' }],
  ],
])('%j', (partial, words) => expect(wordsSoFar(partial)).toEqual(words))
