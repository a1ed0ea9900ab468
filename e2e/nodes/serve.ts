import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createProxyServer } from 'httpxy'
import pg from 'pg'
import { startPostgres } from '../faults/lib/postgres.ts'
import { type Node, startNode } from '../faults/lib/server.ts'

// In place of main.ts: a PostgreSQL, E2E_NODES web nodes and as many workers on it, and a proxy on PORT that gives each
// request to the next web node in turn. So nothing that a process remembers by itself can hold for a person.
const { PORT = '3000', DATA_DIR = 'data', E2E_NODES = '2' } = process.env
const undos: (() => unknown)[] = []
const defer = (undo: () => unknown) => undos.push(undo)

const postgres = await startPostgres(defer, folder(), secrets().databasePassword)
// As the embedded database is held by its server, so that commands find it in the data folder.
const holder = new pg.Client({ connectionString: postgres.url })
holder.on('error', () => {})
await holder.connect()
await holder.query(`select pg_advisory_lock(7165908943614273895)`)
defer(() => holder.end())
const settings = {
  ...(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >),
  DATABASE_URL: postgres.url,
  // As the tests know the product: everybody comes from this machine, and the first account takes no word.
  TRUSTED_PROXY: process.env.TRUSTED_PROXY ?? '0',
  SETUP_WORD: process.env.SETUP_WORD ?? '',
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PORT}`,
}
const webs: Node[] = []
for (let nth = 0; nth < Number(E2E_NODES); nth++) {
  const [web] = await Promise.all(['web', 'worker'].map((ROLE) => startNode(defer, { ...settings, ROLE })))
  if (web) webs.push(web)
}

const proxy = createProxyServer({ xfwd: true, proxyTimeout: 600_000 })
let turn = 0
const server = createServer(async (request, answer) => {
  const target = webs[turn++ % webs.length]?.url
  await proxy
    .web(request, answer, { target })
    .catch(() => answer.headersSent || answer.writeHead(502).end('No node answered.'))
})
server.keepAliveTimeout = 90_000
server.listen(Number(PORT), '127.0.0.1')

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.close()
    for (const undo of undos.reverse()) await undo()
    process.exit(0)
  })

function folder(): string {
  mkdirSync(DATA_DIR, { recursive: true })
  return DATA_DIR
}

/** Made before the first node starts, as all of them share them. */
function secrets(): { databasePassword: string } {
  const file = join(folder(), 'secrets.json')
  const word = () => randomBytes(32).toString('hex')
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify({ authSecret: word(), vaultKey: word(), databasePassword: word() }), {
      mode: 0o600,
    })
  return JSON.parse(readFileSync(file, 'utf8')) as { databasePassword: string }
}
