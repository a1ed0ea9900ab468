import { expect, it } from 'vitest'
import { wordsOfError } from './recognition.ts'
import { whyNot } from './why-not.ts'

it.each([
  ['offline', true, /^This installation works offline/],
  ['switched-off', true, /^An administrator of this installation has switched dictation off/],
  ['switched-off', false, /^An administrator/],
  ['allowed', false, /^This browser does not recognize speech/],
] as const)('dictation that is %s, in a browser that has it or not (%s): %s', (speech, isSupported, sentence) =>
  expect(whyNot(speech, isSupported)).toMatch(sentence),
)

it('one can dictate where it is allowed and the browser has it', () => expect(whyNot('allowed', true)).toBeUndefined())

it('each error is told in a sentence that says what to do; what the person stopped is none', () => {
  const errors = [
    'not-allowed',
    'no-speech',
    'audio-capture',
    'network',
    'service-not-allowed',
    'language-not-supported',
  ]
  for (const error of [...errors, 'what is not known']) expect(wordsOfError(error)).toMatch(/\.$/)
  expect(new Set(errors.map(wordsOfError)).size).toBe(errors.length)
  expect(wordsOfError('aborted')).toBeUndefined()
})
