import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Child, type ChildEnd, type ChildOptions, startChild, type Walls, walls } from './index.ts'
import { isAlive, until } from './testing/until.ts'

const entry = new URL('./testing/trial.ts', import.meta.url)
const children: Child[] = []

/** What this machine can do, and what one can where the system helps with nothing. */
const own = walls()
const weakest: Walls = { network: 'process', parentEnd: 'watchdog', usage: 'watchdog', wrapping: [] }
const both = [
  ['as this machine can', own],
  ['without help of the system', weakest],
] as const

interface Trial {
  child: Child
  heard: unknown[]
  /** What came of it: an answer, or the child's end. */
  outcome: Promise<{ done?: unknown; refused?: string } | ChildEnd>
}

function attempt(what: string, argument = '', options: Partial<ChildOptions> = {}, held = own): Trial {
  const heard: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<Awaited<Trial['outcome']>>()
  const onMessage = (message: unknown): void => {
    heard.push(message)
    if (typeof message === 'object' && message) resolve(message)
  }
  const child = startChild({ name: 'trial', entry, memoryMb: 200, ...options, onMessage }, held)
  children.push(child)
  child.send([what, argument])
  return { child, heard, outcome: Promise.race([promise, child.ended]) }
}

const fail = (): never => {
  throw new TypeError('This is no message')
}

const begun = ({ heard }: Trial) => until(() => heard.includes('begun'))

afterEach(async () => {
  for (const child of children) child.kill()
  await Promise.all(children.splice(0).map(({ ended }) => ended))
})

describe('a child', () => {
  it('hears and says what can be cloned, bytes included', async () => {
    expect(await attempt('echo', 'hello').outcome).toEqual({ done: 'hello' })
    const bytes = new Uint8Array(300_000).fill(7)
    const heard = { said: 1000, bytes: 300_000 }
    const { done } = (await attempt('echo', bytes as never, { heard }).outcome) as { done: Uint8Array }
    expect(Buffer.compare(done, bytes)).toBe(0)
  })

  it('ends where what it says makes no sense, and not whoever listens', async () => {
    const child = startChild({ name: 'trial', entry, memoryMb: 200, onMessage: () => fail() })
    children.push(child)
    child.send(['echo', 'hello'])
    expect(await child.ended).toMatchObject({ why: 'crashed' })
  })

  it.for([
    ['say a lot', '30000', 'message'],
    ['say a lot of bytes', '30000', 'message'],
    ['say more than there is', '', 'message'],
    ['say nonsense', '', 'crashed'],
  ] as const)('is ended where it does this, and nobody else is: %s', async ([way, argument, why]) => {
    const heard = { said: 20_000, bytes: 20_000 }
    expect(await attempt(way, argument, { heard }).child.ended).toMatchObject({ why })
    expect(await attempt('echo', 'hello').outcome).toEqual({ done: 'hello' })
  })

  it('cannot speak to the Node that started it', async () => {
    expect(await attempt('speak to Node').outcome).toMatchObject({ done: { cmd: 'NODE_HANDLE' } })
  })

  it('says a thousand things in order', async () => {
    const heard: unknown[] = []
    const child = startChild({ name: 'trial', entry, memoryMb: 200, onMessage: (said) => heard.push(said) })
    children.push(child)
    for (let nth = 0; nth < 1000; nth++) child.send(['echo', `${nth}`])
    await until(() => heard.length === 2000)
    const done = heard.filter((said) => said !== 'begun').map((said) => Number((said as { done: string }).done))
    expect(done).toEqual(Array.from({ length: 1000 }, (_, nth) => nth))
  })

  it('says that it ended by itself, and cannot be spoken to any more', async () => {
    const { child } = attempt('throw')
    expect(await child.ended).toMatchObject({ why: 'exited', code: 1 })
    await expect(new Promise((resolve) => child.send('still there?', resolve))).resolves.toBeInstanceOf(Error)
  })

  it('is killed while it is stuck in native code', async () => {
    const trial = attempt('spin in native code', '40000000')
    await begun(trial)
    trial.child.kill()
    expect(await trial.child.ended).toMatchObject({ why: 'killed' })
    expect(isAlive(trial.child.pid)).toBe(false)
  })
})

describe.for(both)('limits, %s', ([, held]) => {
  it.for(['fill the heap', 'fill buffers'])('end a child that does this past its memory: %s', async (way) => {
    expect(await attempt(way, '', { memoryMb: 150 }, held).outcome).toMatchObject({ why: 'memory' })
  })

  it('end a child past its CPU', async () => {
    expect(await attempt('spin', '', { cpuSeconds: 0.5 }, held).outcome).toMatchObject({ why: 'cpu' })
  })

  it('end a child past the CPU that it got later', async () => {
    const { child, outcome } = attempt('echo', '', {}, held)
    await outcome
    child.allowCpu(0.3)
    child.send(['spin', ''])
    expect(await child.ended).toMatchObject({ why: 'cpu' })
  })
})

describe('what a child can reach', () => {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-sandbox-'))
  const secret = join(folder, 'secrets.json')
  const server = createServer((socket) => {
    calls++
    socket.end()
  })
  let calls = 0
  let port = ''

  beforeAll(async () => {
    process.env.CASEWRIGHT_SECRET = 'of the parent'
    writeFileSync(secret, 'of the parent')
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = String((server.address() as { port: number }).port)
  })

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
    delete process.env.CASEWRIGHT_SECRET
  })

  it('has no variable of its parent, and no flag', async () => {
    const { done } = (await attempt('variables').outcome) as { done: object }
    const its = ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'PWD', 'SHLVL', 'OLDPWD', '_', 'SystemRoot']
    expect(Object.keys(done).filter((name) => !its.includes(name))).toEqual([])
    expect(JSON.stringify(await attempt('flags').outcome)).not.toContain('vitest')
  })

  it.for([
    ['read', secret],
    ['read', '/etc/passwd'],
    ['list', folder],
    ['write', join(folder, 'written')],
    ['run', '/bin/true'],
  ] as const)('may not %s %s', async ([what, path]) => {
    expect(await attempt(what, path).outcome).toMatchObject({ refused: expect.stringContaining('ERR_ACCESS_DENIED') })
    expect(existsSync(join(folder, 'written'))).toBe(false)
  })

  it('reads what it is given to read', async () => {
    expect(await attempt('read', secret, { readable: [secret] }).outcome).toEqual({ done: 'of the parent' })
  })

  it.for(['connect', 'connect in a thread', 'listen', 'fetch', 'lookup'])('may not %s', async (what) => {
    const argument = { fetch: `http://127.0.0.1:${port}/`, lookup: 'localhost' }[what] ?? port
    expect(await attempt(what, argument, { threads: 1 }).outcome).toMatchObject({
      refused: expect.stringContaining('may not use the network'),
    })
    expect(calls).toBe(0)
  })

  it('stands in a network that has nothing, where the system gives one', async () => {
    const { done } = (await attempt('interfaces').outcome) as { done: string[] }
    expect(done.length === 0).toBe(own.network === 'system')
  })
})

describe.for(both)('when its parent is killed, %s', ([, held]) => {
  it.for(['echo', 'spin', 'spin in native code'])('a child that does this does not live on: %s', async (what) => {
    const code = `
      import { startChild } from ${JSON.stringify(new URL('./start-child.ts', import.meta.url).href)}
      const child = startChild({ name: 'orphan', entry: new URL(${JSON.stringify(entry.href)}), memoryMb: 500,
        onMessage: (message) => message === 'begun' && console.log(child.pid) }, ${JSON.stringify(held)})
      child.hold()
      child.send([${JSON.stringify(what)}, '40000000'])`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code])
    const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (data) => resolve(Number(data))))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await until(() => !isAlive(pid))
  })
})
