import type { LanguageModelRow } from '@casewright/api/client'
import { expect, it } from 'vitest'
import { modelState } from './language-model-words.ts'

const row: LanguageModelRow = {
  name: 'small',
  title: 'Small',
  license: 'MIT',
  bytes: 1_000_000_000,
  memory: 2_000_000_000,
  fits: true,
  isTried: true,
  shown: null,
  isHeld: false,
  isInUse: false,
  tokensPerSecond: null,
  waiting: 0,
  fetch: { isRunning: false, bytes: 0, of: 1_000_000_000, problem: null },
}
const fetch = { isRunning: true, bytes: 400_000_000, of: 1_000_000_000, problem: null }

it.each<[Partial<LanguageModelRow>, RegExp]>([
  [{}, /^Not on this server$/],
  [{ fetch }, /^Fetching: .* of /],
  [{ fetch: { ...fetch, isRunning: false } }, /^Fetched so far: /],
  [{ fits: false }, /^Needs more memory/],
  [{ isHeld: true, fetch: null }, /^On this server$/],
  [{ isHeld: true, fetch: null, isInUse: true, waiting: 3 }, /^In use, 3 in line$/],
])('%j is said as %s', (change, words) => expect(modelState({ ...row, ...change })).toMatch(words))
