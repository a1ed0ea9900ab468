import { afterEach, expect, test, vi } from 'vitest'
import { asking, createQueryClient, nobodyIfSignedOut, userKey } from './query.ts'

const answering = (body: string, status: number) => {
  const fetch = vi.fn(async (_path: string) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

test('data never goes stale, and nothing is asked again by itself', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})

test('nobody being signed in is no user rather than an error', async () => {
  answering('You are not signed in.', 401)
  const client = createQueryClient()
  const ask = asking('/api/user')
  const queryFn = (asked: { signal: AbortSignal }) => ask(asked).catch(nobodyIfSignedOut)
  expect(await client.fetchQuery({ queryKey: userKey, queryFn })).toBeNull()
})

test('a session that has ended signs the page out', async () => {
  answering('You are not signed in.', 401)
  const client = createQueryClient()
  client.setQueryData(userKey, { id: 'u1' })
  await expect(client.fetchQuery({ queryKey: ['/api/tools'], queryFn: asking('/api/tools') })).rejects.toThrow(
    '401: You are not signed in.',
  )
  expect(client.getQueryData(userKey)).toBeNull()
})
