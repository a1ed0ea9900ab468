import type { Connection, MeaningState } from '@casewright/api/client'
import { expect, it } from 'vitest'
import { findsByMeaning, hears, writes } from './models-head-words.ts'

const connection = (change: Partial<Connection>): Connection => ({
  id: 'model:0',
  kind: 'model',
  title: 'This server',
  name: 'small',
  host: '',
  trust: 'local',
  key: null,
  off: null,
  state: 'unasked',
  lastSuccess: null,
  lastFailure: null,
  day: { answered: 0, failed: 0, refused: 0, aborted: 0 },
  budget: [],
  pausedUntil: null,
  ...change,
})

it.each<[Partial<Connection>, string, string]>([
  [{}, 'small', 'On this server. Nothing leaves it.'],
  [{ title: 'Compatible server', host: '10.0.0.2:8080' }, 'small', 'Compatible server, in your own network.'],
  [{ title: 'Anthropic', host: 'api.anthropic.com', trust: 'cloud' }, 'small', 'Anthropic. Text leaves this server.'],
  [{ kind: 'source' }, 'No model', 'Every tool works from evidence alone.'],
])('with %j, %s writes: %s', (change, model, means) =>
  expect(writes([connection(change)])).toEqual({ title: 'Writes', model, means }),
)

const meaning = {
  isOn: true,
  model: { name: 'bge', trust: 'local' },
  embedded: 1200,
  authorities: 1328,
} as MeaningState

it('says how much of the library is found by meaning', () => {
  expect(findsByMeaning(meaning)).toMatchObject({ model: 'bge', means: '1,200 of 1,328 authorities' })
  expect(findsByMeaning({ ...meaning, isOn: false }).means).toBe('The library is searched by words alone.')
  expect(findsByMeaning({ ...meaning, model: null }).model).toBe('No model')
})

it('says which model hears, one that was brought as a file too', () => {
  const means = (hearingSpeed: number | null) => hears({ hears: 'Whisper tiny.en', hearingSpeed }).means
  expect(hears({ hears: 'Whisper tiny.en', hearingSpeed: null }).model).toBe('Whisper tiny.en')
  expect(means(null)).toBe('On this server. The sound is not kept.')
  expect(means(2.4)).toBe('On this server. The sound is not kept. 2.4 times faster than speech.')
  expect(means(0.8)).toContain('Not faster than speech')
  expect(hears({ hears: null, hearingSpeed: null }).means).toBe('Dictation goes through the browser’s recognizer.')
})
