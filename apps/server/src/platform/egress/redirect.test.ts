import { describe, expect, it } from 'vitest'
import { redirected } from './redirect.ts'
import { openRequest } from './request.ts'

const post = (body: BodyInit) =>
  openRequest('https://a.example/start', {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'x-api-key': 'key', accept: 'text/html', 'content-type': 'text/plain' },
    body,
  })

describe('a redirect', () => {
  it('is none without a place to go, or with another status', async () => {
    expect(redirected(await post('words'), 302, null)).toBeNull()
    expect(redirected(await post('words'), 304, '/next')).toBeNull()
  })

  it('asks again and leaves the body behind after 301, 302 and 303', async () => {
    for (const status of [301, 302, 303]) {
      const next = redirected(await post('words'), status, '/next?page=2')
      expect(next).toMatchObject({ url: 'https://a.example/next?page=2', method: 'GET', body: null })
      expect(next?.headers.has('content-type')).toBe(false)
    }
  })

  it('keeps method and body after 307 and 308, unless the body is gone', async () => {
    expect(redirected(await post('words'), 307, '/next')).toMatchObject({ method: 'POST', body: 'words' })
    const streamed = await post(new Blob(['words']).stream())
    expect(() => redirected(streamed, 308, '/next')).toThrow(TypeError)
  })

  it('tells another site nothing that was meant for the first', async () => {
    const request = await post('words')
    const same = redirected(request, 307, 'https://a.example:443/next')
    expect(same?.headers.get('authorization')).toBe('Bearer key')
    for (const elsewhere of ['https://b.example/', 'http://a.example/', 'https://a.example:8443/']) {
      const next = redirected(request, 307, elsewhere)
      expect([...(next?.headers.keys() ?? [])].sort()).toEqual(['accept', 'content-type', 'user-agent'])
    }
  })

  it('to no address becomes an address that is refused', async () => {
    expect(redirected(await post('words'), 302, 'http://[broken')?.url).toBe('')
  })
})
