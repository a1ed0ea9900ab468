import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, addressOf, getJson, postJson, sentenceOf, unreachable } from './api.ts'

const answering = (body: BodyInit | null, init: ResponseInit) => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

test('an answer that is not OK becomes an error of its status and its words', async () => {
  answering('The file is too large.', { status: 413 })
  await expect(getJson('/api/user')).rejects.toMatchObject({
    message: '413: The file is too large.',
    status: 413,
    sentence: 'The file is too large.',
  })
})

test('without a body the status text stands in', async () => {
  answering('', { status: 502, statusText: 'Bad Gateway' })
  await expect(getJson('/api/user')).rejects.toThrow('502: Bad Gateway')
})

test("a proxy's page is not shown to anybody", async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  answering('<html>nginx</html>', { status: 504, statusText: 'Gateway Timeout', headers })
  await expect(getJson('/api/user')).rejects.toThrow('504: Gateway Timeout')
})

test('a server that cannot be reached is told in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(getJson('/api/user')).rejects.toMatchObject({ message: unreachable, status: 0 })
})

test('a body is sent as JSON, and the cookie goes with it', async () => {
  const fetch = answering('{}', { status: 200 })
  await postJson('/api/login', { body: { email: 'a@b.example', password: 'x' } })
  expect(fetch).toHaveBeenCalledWith('/api/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@b.example","password":"x"}',
  })
})

test("a form shows the server's own sentence, else its fallback", () => {
  expect(sentenceOf(new ApiError(409, 'An account with this email already exists.'), 'Unable')).toBe(
    'An account with this email already exists.',
  )
  expect(sentenceOf(new ApiError(500, '', 'Internal'), 'Unable to create account')).toBe('Unable to create account')
})

test('the parameters and the query of a route are encoded in its address', () => {
  expect(addressOf('/api/runs/:id/reviews/:item', { params: { id: 'r1', item: 'a/b c' } })).toBe(
    '/api/runs/r1/reviews/a%2Fb%20c',
  )
  expect(addressOf('/api/runs', { query: { tool: 'echo', text: '', before: null, limit: 25 } })).toBe(
    '/api/runs?tool=echo&limit=25',
  )
})

test('an answer is parsed if it is JSON, and is undefined if it has no body', async () => {
  answering('{"id":"u1"}', { status: 200, headers: { 'content-type': 'application/json' } })
  expect(await getJson('/api/user')).toEqual({ id: 'u1' })
  answering(null, { status: 204 })
  expect(await postJson('/api/logout')).toBeUndefined()
})
