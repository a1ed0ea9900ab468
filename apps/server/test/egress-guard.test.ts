import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEgress } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { type Doors, localModel, openDoors, page, source } from './egress-fixture.ts'

let doors: Doors
beforeAll(async () => {
  doors = await openDoors()
})
afterEach(() => doors.reset())
afterAll(() => doors.stop())

const refused = { code: 'address-refused' }
const outcomes = async () => (await doors.rows()).map(({ host, outcome, status }) => ({ host, outcome, status }))

describe('an address found on the way', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::a00:1]/',
    'http://①②⑦.0.0.1/',
    'https://user:password@93.184.216.34/',
    'https://user@93.184.216.34/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'data:text/plain,words',
    'no address',
    '//93.184.216.34/',
  ])('is refused when it is %s', async (url) => {
    const { fetch } = doors.door(page, { classes: {} })
    await expect(fetch(url)).rejects.toMatchObject(refused)
    expect(doors.looked).toEqual([])
    expect(await doors.rows()).toMatchObject([{ outcome: 'refused', status: null, bytesSent: 0 }])
  })

  it.each([
    ['inside.example', ['10.0.0.5']],
    ['localhost.', ['127.0.0.1']],
    ['mixed.example', ['93.184.216.34', '10.0.0.5']],
    ['mixed6.example', ['2606:2800:220:1::1', '::1']],
    ['nat64.example', ['64:ff9b::7f00:1']],
    ['metadata.example', ['169.254.169.254']],
    ['empty.example', []],
  ])('is refused when %s resolves to %j', async (name, addresses) => {
    doors.names.set(name, addresses)
    const { fetch } = doors.door(page, { classes: {} })
    await expect(fetch(`http://${name}/`)).rejects.toMatchObject(refused)
    expect(await outcomes()).toEqual([{ host: name, outcome: 'refused', status: null }])
  })

  it('is connected at the very address that was checked, and checked again for the next connection', async () => {
    const port = await doors.serve((_, answer) => answer.setHeader('connection', 'close').end('public'))
    const hits: string[] = []
    await doors.serve((_, answer) => {
      hits.push('private')
      answer.end()
    }, '::1')
    const answers = [['127.0.0.1'], ['::1']]
    doors.names.set('rebound.example', () => answers.shift() ?? ['::1'])
    const { fetch } = doors.door(page)
    expect(await (await fetch(`http://rebound.example:${port}/`)).text()).toBe('public')
    expect(doors.looked).toEqual(['rebound.example'])
    await expect(fetch(`http://rebound.example:${port}/`)).rejects.toMatchObject(refused)
    expect(hits).toEqual([])
  })

  it('is refused where the network leads to another one than was asked for', async () => {
    const port = await doors.serve((_, answer) => answer.end())
    doors.names.set('moved.example', ['127.0.0.1'])
    let asked = 0
    // The first look finds the name's address public; the second looks at what is really connected.
    const classes = Object.defineProperty({}, '127.0.0.1', { get: () => (asked++ === 0 ? 'public' : 'private') })
    const { fetch } = doors.door(page, { classes })
    await expect(fetch(`http://moved.example:${port}/`)).rejects.toMatchObject(refused)
    expect(asked).toBe(2)
  })
})

describe('an address that the administrator named', () => {
  it('may be private, and its redirects are handed back', async () => {
    const port = await doors.serve((_, answer) => answer.writeHead(302, { location: 'http://10.0.0.5/' }).end())
    doors.names.set('mirror.lan', ['127.0.0.1'])
    const { fetch } = doors.door(source, { classes: {} })
    expect((await fetch(`http://mirror.lan:${port}/`)).status).toBe(302)
    expect(await doors.rows()).toHaveLength(1)
  })

  it('is still refused where no service can stand', async () => {
    const { fetch } = doors.door(source, { classes: {} })
    for (const url of ['http://169.254.169.254/', 'http://0.0.0.0/', 'http://[fd00:ec2::254]/'])
      await expect(fetch(url)).rejects.toMatchObject(refused)
  })

  it('that is to be local is refused when it is not, or not only', async () => {
    doors.names.set('public.example', ['93.184.216.34']).set('both.example', ['127.0.0.1', '93.184.216.34'])
    const { fetch } = doors.door(localModel, { classes: {} })
    for (const url of ['http://public.example/', 'http://both.example/', 'http://93.184.216.34/', 'http://100.64.0.1/'])
      await expect(fetch(url)).rejects.toMatchObject(refused)
  })

  it('that is to be local is called when it is, over IPv4 and IPv6', async () => {
    const { fetch } = doors.door(localModel, { classes: {} })
    const port = await doors.serve((_, answer) => answer.end('four'))
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('four')
    const six = await doors.serve((_, answer) => answer.end('six'), '::1')
    if (six !== null) expect(await (await fetch(`http://[::1]:${six}/`)).text()).toBe('six')
  })

  it('is called at the second of its addresses where the first does not answer', async () => {
    const port = await doors.serve((_, answer) => answer.end('four'))
    doors.names.set('model.lan', ['::1', '127.0.0.1'])
    const { fetch } = doors.door(localModel, { classes: {} })
    expect(await (await fetch(`http://model.lan:${port}/`)).text()).toBe('four')
  })

  it('is looked up by the system, unless a test does it', async () => {
    const port = await doors.serve((_, answer) => answer.end('here'))
    const { db, vault } = doors
    const egress = createEgress({ db, vault, log: createLog('silent'), offline: false })
    const who = { userId: 'ada', runId: null }
    const url = `http://localhost:${port}/`
    expect(await (await egress.fetchFor(localModel, who)(url)).text()).toBe('here')
    await expect(egress.fetchFor(page, who)(url)).rejects.toMatchObject(refused)
    await egress.close()
  })

  it('that is to be local is never reached over a connection of another rule', async () => {
    const port = await doors.serve((_, answer) => answer.end())
    doors.names.set('model.example', ['127.0.0.1'])
    const { egress } = doors.door(source)
    const who = { userId: 'ada', runId: null }
    await (await egress.fetchFor(source, who)(`http://model.example:${port}/`)).text()
    await expect(egress.fetchFor(localModel, who)(`http://model.example:${port}/`)).rejects.toMatchObject(refused)
  })
})

describe('offline', () => {
  it('refuses everything but a local model, before a name is looked up', async () => {
    const cloud = { ...source, kind: 'model' } as const
    for (const destination of [page, source, cloud, { ...source, trust: 'local' } as const]) {
      const { fetch } = doors.door(destination, { offline: true })
      await expect(fetch('https://api.example.com/')).rejects.toMatchObject({ code: 'offline', status: 403 })
    }
    expect(doors.looked).toEqual([])
    expect(new Set((await doors.rows()).map(({ outcome }) => outcome))).toEqual(new Set(['refused']))
  })

  it('lets a local model answer', async () => {
    const port = await doors.serve((_, answer) => answer.end('words'))
    const { fetch } = doors.door(localModel, { offline: true, classes: {} })
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('words')
  })
})
