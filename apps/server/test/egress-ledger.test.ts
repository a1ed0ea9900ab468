import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { replacedSeal } from '../src/platform/egress/seals.ts'
import { type Doors, openDoors, page, source } from './egress-fixture.ts'

let doors: Doors
beforeAll(async () => {
  doors = await openDoors()
})
afterEach(() => doors.reset())
afterAll(() => doors.stop())

const runId = '0b8a8f04-5c55-4a8b-8a3e-7d6f0c7e1a11'

describe('the ledger', () => {
  it('tells who sent how much to whom, when, and how it ended', async () => {
    const port = await doors.serve((request, answer) => {
      request.resume().on('end', () => setTimeout(() => answer.writeHead(201).end('answer'), 30))
    })
    const { fetch } = doors.door(source, { who: { userId: 'ada', runId } })
    const before = Date.now()
    await (await fetch(`http://127.0.0.1:${port}/`, { method: 'post', body: 'question' })).text()
    const [row] = await doors.rows()
    expect(row).toMatchObject({
      personId: 'ada',
      runId,
      kind: 'source',
      name: 'A source',
      host: `127.0.0.1:${port}`,
      trust: 'cloud',
      method: 'POST',
      status: 201,
      outcome: 'answered',
      bytesSent: 8,
      bytesReceived: 6,
      sealedReplaced: null,
    })
    expect(row?.milliseconds).toBeGreaterThanOrEqual(29)
    expect(row?.at.getTime()).toBeGreaterThanOrEqual(before - 1000)
    expect(row?.at.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
  })

  it('has the entry before anything is sent, so that a crash does not hide it', async () => {
    const seen: unknown[] = []
    const port = await doors.serve(async (_, answer) => {
      seen.push(...(await doors.db.selectFrom('egressEntry').select('outcome').execute()))
      answer.end()
    })
    await (await doors.door(page).fetch(`http://127.0.0.1:${port}/`)).text()
    expect(seen).toEqual([{ outcome: 'started' }])
  })

  it('stops what it cannot record', async () => {
    let hits = 0
    const port = await doors.serve((_, answer) => {
      hits++
      answer.end()
    })
    // Nobody of this id: the entry cannot be written.
    const { fetch } = doors.door(page, { who: { userId: 'nobody', runId: null } })
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    expect(hits).toBe(0)
  })

  it('records what the system itself sends, for nobody', async () => {
    const port = await doors.serve((_, answer) => answer.end())
    await (await doors.door(page, { who: null }).fetch(`http://127.0.0.1:${port}/`)).text()
    expect(await doors.rows()).toMatchObject([{ personId: null, runId: null, outcome: 'answered' }])
  })

  it('keeps what was replaced under seal, bound to its entry', async () => {
    const port = await doors.serve((_, answer) => answer.end())
    const { egress } = doors.door(source)
    const replaced = [{ kind: 'person', placeholder: '[PERSON_1]', shown: 'J•• D••' }]
    const fetch = egress.fetchFor(source, { userId: 'ada', runId: null }, () => replaced)
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    const [first, second] = await doors.rows()
    const sealed = first?.sealedReplaced as Buffer
    expect(sealed.includes('PERSON_1')).toBe(false)
    expect(replacedSeal(doors.vault, first?.id ?? 0).open(sealed)).toEqual(replaced)
    expect(() => replacedSeal(doors.vault, second?.id ?? 0).open(sealed)).toThrow()
  })

  it('holds no word of a path, a header or a body, nor does an error or a line of the log', async () => {
    const sentinel = 'SENTINEL7Q'
    const port = await doors.serve((request, answer) => {
      request.resume()
      if (request.url?.startsWith('/break')) request.socket.destroy()
      else if (request.url?.startsWith('/move'))
        answer.writeHead(302, { location: `http://10.0.0.5/${sentinel}` }).end(sentinel)
      else answer.writeHead(400, { 'x-echo': sentinel }).end(sentinel)
    })
    const headers = { authorization: `Bearer ${sentinel}`, 'x-api-key': sentinel }
    const send = { method: 'POST', headers, body: `the client is ${sentinel}` }
    const base = `http://127.0.0.1:${port}`
    const { fetch } = doors.door(page)
    const offline = doors.door(page, { offline: true }).fetch
    const calls = [
      () => fetch(`${base}/echo/${sentinel}?q=${sentinel}#${sentinel}`, send),
      () => fetch(`${base}/break?q=${sentinel}`, send),
      () => fetch(`${base}/move?q=${sentinel}`, send),
      () => fetch(`http://10.0.0.5/${sentinel}`, send),
      () => fetch(`http://user:${sentinel}@93.184.216.34/${sentinel}`, send),
      () => fetch(`not an address ${sentinel}`, send),
      () => fetch(`http://127.0.0.1:1/${sentinel}`, send),
      () => fetch(`http://unknown.example/${sentinel}`, send),
      () => fetch(`${base}/`, { ...send, headers: { authorization: `${sentinel}\nbroken` } }),
      () => fetch(`${base}/`, { ...send, headers: { authorization: `${sentinel}ключ` } }),
      () => offline(`${base}/${sentinel}`, send),
    ]
    const errors: unknown[] = []
    for (const call of calls)
      await call().then(
        (answer) => answer.text(),
        (error) => errors.push(error),
      )
    expect(errors).toHaveLength(calls.length - 1)
    const told = errors.map((error) => `${spelled(error)}`)
    const rows = (await doors.rows()).map((row) => JSON.stringify(row))
    expect(rows.length).toBe(calls.length - 1)
    for (const text of [...told, ...rows, ...doors.lines]) expect(text).not.toContain(sentinel)
  })
})

/** All that an error says, its causes too. */
const spelled = (error: unknown): string =>
  error instanceof Error
    ? `${error.stack} ${JSON.stringify(error)} ${spelled(error.cause)}`
    : JSON.stringify(error ?? null)
