import { expect, it } from 'vitest'
import { fetchWords } from './speech-model-words.ts'

const fetch = { isRunning: false, bytes: 0, of: 70_653_446, problem: null }

it.each([
  ['Hears dictation', { isHeld: true, fetch: null }],
  ['Not added', { isHeld: false, fetch }],
  ['Fetching: 33.4 MB of 67.4 MB', { isHeld: false, fetch: { ...fetch, isRunning: true, bytes: 35_000_000 } }],
  ['Fetched so far: 33.4 MB of 67.4 MB', { isHeld: false, fetch: { ...fetch, bytes: 35_000_000 } }],
])('%s', (words, row) => expect(fetchWords(row)).toBe(words))
