import type { FetchRow, LanguageModelRow } from '@casewright/api/client'
import { expect, it } from 'vitest'
import { fetchState, heardWords, modelState, progressWords } from './fetch-words.ts'

const fetch: FetchRow = { isRunning: false, isAdding: false, bytes: 0, of: 1_000, secondsLeft: null, problem: null }
const row: LanguageModelRow = {
  name: 'small',
  title: 'Small',
  license: 'MIT',
  bytes: 1_000,
  memory: 2_000,
  fits: true,
  isTried: true,
  shown: null,
  evaluation: null,
  here: null,
  isHeld: false,
  isInUse: false,
  isFallback: false,
  tokensPerSecond: null,
  waiting: 0,
  fetch,
}

it.each<[Partial<LanguageModelRow>, string | undefined]>([
  [{}, 'away'],
  [{ fetch: { ...fetch, isRunning: true, bytes: 400 } }, 'fetching'],
  [{ fetch: { ...fetch, isRunning: true, isAdding: true, bytes: 1_000 } }, 'adding'],
  [{ fetch: { ...fetch, bytes: 400 } }, 'paused'],
  [{ fetch: { ...fetch, bytes: 400, problem: 'The disk is full.' } }, 'stopped'],
  [{ fits: false }, 'too-large'],
  [{ isHeld: true, fits: false, fetch: null }, 'too-large'],
  [{ isHeld: true, fetch: null }, undefined],
  [{ isHeld: true, fetch: null, isInUse: true }, 'in-use'],
  [{ isHeld: true, fetch: null, isFallback: true }, 'fallback'],
])('%j stands as %s', (change, state) => expect(modelState({ ...row, ...change })).toBe(state))

it('says how much has come, and how long the rest takes where that is known', () => {
  const running = { ...fetch, isRunning: true, bytes: 3_700_000_000, of: 9_100_000_000 }
  expect(progressWords(running)).toEqual({ amount: '3.45 GB of 8.48 GB', left: '' })
  expect(progressWords({ ...running, secondsLeft: 240 }).left).toBe('about 4 minutes left')
  expect(progressWords({ ...running, isRunning: false, secondsLeft: 240 }).left).toBe('')
  expect(fetchState(null)).toBeUndefined()
})

it('says what share of words was wrong, and nothing where none was measured', () => {
  expect(heardWords([])).toBeNull()
  expect(
    heardWords([
      { wrong: 66, of: 291 },
      { wrong: 26, of: 291 },
    ]),
  ).toBe('9 to 23 % of words wrong')
  expect(heardWords([{ wrong: 1, of: 10 }])).toBe('10 % of words wrong')
})
