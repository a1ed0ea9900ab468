/** A child for the tests: it tries what it is told to, and says how it went. */
import { execFileSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Worker } from 'node:worker_threads'
import { fromParent, toParent } from '../child/index.ts'

const hoard: unknown[] = []

const trials: Record<string, (argument: string) => unknown> = {
  echo: (argument) => argument,
  variables: () => process.env,
  flags: () => process.execArgv,
  interfaces: () => Object.keys(networkInterfaces()),
  connect: (port) => connect(Number(port), '127.0.0.1').on('error', () => {}),
  listen: () => createServer().listen(0, '127.0.0.1'),
  fetch: (url) => fetch(url),
  lookup: (name) => lookup(name),
  'connect in a thread': (port) =>
    new Promise((resolve, reject) => {
      const code = `require('node:net').connect(${Number(port)}, '127.0.0.1').on('connect', () => process.exit(0))`
      new Worker(code, { eval: true }).on('error', reject).on('exit', resolve)
    }),
  read: (path) => readFileSync(path, 'utf8'),
  list: (path) => readdirSync(path),
  write: (path) => writeFileSync(path, 'written'),
  run: (program) => execFileSync(program).toString(),
  spin: () => {
    for (;;);
  },
  'spin in native code': (size) => 'a\u0315\u0300'.repeat(Number(size)).normalize('NFC'),
  'fill the heap': () => {
    for (;;) hoard.push({ number: hoard.length, words: [hoard.length] })
  },
  'fill buffers': async () => {
    for (;;) {
      try {
        hoard.push(Buffer.alloc(8 * 1024 * 1024, 1))
      } catch {
        // The system refuses more; what is held is past the limit all the same.
      }
      await new Promise(setImmediate)
    }
  },
  'say a lot': (characters) => 'x'.repeat(Number(characters)),
  'say a lot of bytes': (length) => new Uint8Array(Number(length)),
  'say more than there is': () => writeSync(3, Buffer.alloc(8, 0xff)),
  'say nonsense': () => writeSync(3, Buffer.from([4, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])),
  'speak to Node': () => ({ cmd: 'NODE_HANDLE', type: 'nothing of the kind' }),
  throw: () => {
    setImmediate(() => {
      throw new Error('Nobody catches it')
    })
  },
}

fromParent((message) => {
  const [name = '', argument = ''] = message as string[]
  void attempt(name, argument)
})

async function attempt(name: string, argument: string): Promise<void> {
  toParent('begun')
  try {
    toParent({ done: await trials[name]?.(argument) })
  } catch (error) {
    toParent({ refused: error instanceof Error ? `${(error as NodeJS.ErrnoException).code}: ${error.message}` : error })
  }
}
