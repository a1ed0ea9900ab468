import { expect, test } from 'vitest'
import { someTool } from './fixtures.ts'
import { bodyOf, refusalOf } from './send.ts'

const action = someTool.actions.say

test('without a file the input goes as JSON', () => {
  expect(bodyOf({ action, input: { text: 'Hello', wait: 2 } })).toBe('{"text":"Hello","wait":2}')
})

test('with a file the input goes as the fields of a form, the file last', () => {
  const file = new File(['abc'], 'brief.txt')
  const form = bodyOf({ action, input: { kind: 'detailed', wait: 2, tags: ['a'], none: undefined }, file }) as FormData
  expect([...form.keys()]).toEqual(['kind', 'wait', 'tags', 'document'])
  expect(form.get('wait')).toBe('2')
  expect(form.get('tags')).toBe('["a"]')
  expect((form.get('document') as File).name).toBe('brief.txt')
})

test('a document that is at the server is named in the place of the file', () => {
  expect(bodyOf({ action, input: { kind: 'detailed' }, document: 'd1' })).toBe('{"kind":"detailed","document":"d1"}')
})

test("a refusal has the server's sentence and code", () => {
  const body = '{"error":"brief.pdf is larger than 50 MB.","code":"too-large","requestId":"x"}'
  expect(refusalOf(413, body, 'Payload Too Large')).toMatchObject({
    message: '413: brief.pdf is larger than 50 MB.',
    runError: { code: 'too-large', message: 'brief.pdf is larger than 50 MB.' },
  })
})

test("a refusal of a proxy's is told in our own words", () => {
  expect(refusalOf(413, '<html></html>', 'Payload Too Large')).toMatchObject({
    message: '413: Payload Too Large',
    runError: { code: 'too-large', message: 'The file is too large.' },
  })
  expect(refusalOf(502, '', 'Bad Gateway').runError.code).toBe('internal')
})
