import { afterEach, expect, test, vi } from 'vitest'
import { keep } from './keep.ts'

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () =>
        new Response(body, { status, headers: { 'content-type': status < 300 ? 'application/json' : 'text/plain' } }),
    ),
  )
afterEach(() => vi.unstubAllGlobals())

const document = { title: 'Letter', content: { parts: [] } }
const sent = () => {
  const [[path, init]] = vi.mocked(fetch).mock.calls as [[string, RequestInit]]
  return [init.method, path, JSON.parse(String(init.body))]
}

test('a new document is kept with its tool, and a further version with the one that was seen', async () => {
  answer(201, '{"id":"1","version":1}')
  expect(await keep('writer')(document)).toEqual({ id: '1', version: 1 })
  expect(sent()).toEqual(['POST', '/api/kept', { tool: 'writer', ...document }])
  answer(200, '{"id":"1","version":3}')
  expect(await keep('writer')(document, { id: '1', seen: 2 })).toEqual({ id: '1', version: 3 })
  expect(sent()).toEqual(['PUT', '/api/kept/1', { ...document, seen: 2 }])
})

test.for([
  [409, 'A newer version was kept.', 'conflict'],
  [413, 'The document is too long.', 'too-large'],
  [404, 'This document does not exist.', 'not-found'],
  [500, 'The server could not finish this.', 'internal'],
] as const)('a refusal %i is an error in the words of the server, with its code', async ([status, sentence, code]) => {
  answer(status, sentence)
  await expect(keep('writer')(document)).rejects.toMatchObject({ code, message: sentence })
})
