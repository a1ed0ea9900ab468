import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Doors, openDoors, page } from './egress-fixture.ts'

let doors: Doors
beforeAll(async () => {
  doors = await openDoors()
})
afterEach(() => doors.reset())
afterAll(() => doors.stop())

const refused = { code: 'address-refused' }
const outcomes = async () => (await doors.rows()).map(({ host, outcome, status }) => ({ host, outcome, status }))

describe('a redirect of an open address', () => {
  const inside = [
    'http://10.0.0.5/',
    'http://[::1]:9/',
    'http://inside.example/',
    'file:///etc/passwd',
    'http://u:p@x/',
  ]

  it.each(inside)('to %s is refused and recorded', async (location) => {
    doors.names.set('inside.example', ['192.168.0.9'])
    const port = await doors.serve((_, answer) => answer.writeHead(302, { location }).end())
    const { fetch } = doors.door(page)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject(refused)
    const [first, second] = await outcomes()
    expect(first).toEqual({ host: `127.0.0.1:${port}`, outcome: 'answered', status: 302 })
    expect(second).toMatchObject({ outcome: 'refused', status: null })
  })

  it('is followed to another public one, each with its entry and without the keys', async () => {
    const seen: unknown[] = []
    const last = await doors.serve((request, answer) => {
      seen.push(request.headers.authorization, request.headers.cookie, request.headers.accept)
      answer.end('arrived')
    })
    doors.names.set('next.example', ['127.0.0.1'])
    const location = `http://next.example:${last}/end`
    // A body that never ends is left behind, and is no abort of anybody's.
    const first = await doors.serve((_, answer) => void answer.writeHead(301, { location }).write('moved'))
    const { fetch } = doors.door(page)
    const headers = { authorization: 'Bearer key', cookie: 'a=b', accept: 'text/html' }
    const answer = await fetch(`http://127.0.0.1:${first}/`, { headers })
    expect(answer.url).toBe(location)
    expect(await answer.text()).toBe('arrived')
    expect(seen).toEqual([undefined, undefined, 'text/html'])
    expect(await outcomes()).toEqual([
      { host: `127.0.0.1:${first}`, outcome: 'answered', status: 301 },
      { host: `next.example:${last}`, outcome: 'answered', status: 200 },
    ])
  })

  it('is followed five times and no more', async () => {
    const port = await doors.serve((request, answer) =>
      answer.writeHead(302, { location: `/${Number(request.url?.slice(1)) + 1}` }).end(),
    )
    const { fetch } = doors.door(page)
    await expect(fetch(`http://127.0.0.1:${port}/0`)).rejects.toMatchObject(refused)
    expect(await doors.rows()).toHaveLength(6)
  })

  it('is handed back, or an error, for who asks for that', async () => {
    const port = await doors.serve((_, answer) => answer.writeHead(302, { location: '/next' }).end())
    const { fetch } = doors.door(page)
    expect((await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })).status).toBe(302)
    await expect(fetch(`http://127.0.0.1:${port}/`, { redirect: 'error' })).rejects.toThrow(TypeError)
  })
})
