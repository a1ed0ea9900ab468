import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createLibrary, importPack, type PackImport } from '@casewright/library'
import { createDatabase } from '../../../platform/db/client.ts'
import { createLog } from '../../../platform/log/log.ts'
import { standBack } from './stand-back.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'

// A thread that reads a pack and writes it to the library: the server goes on answering meanwhile.
standBack()
const port = parentPort as MessagePort
const { databaseUrl, pack, files, folder, rejectFolder } = workerData as ThreadData
const say = (message: FromThread) => port.postMessage(message)
const stopping = new AbortController()
const waiting = new Map<string, (path: string | undefined) => void>()

port.on('message', (message: ToThread) => {
  if (message.kind === 'stop') stopping.abort(new Error('Stopped.'))
  else waiting.get(message.name)?.(message.path ?? undefined)
})

let items = 0
let bytes = 0
let last = 0
const told = () => {
  if (performance.now() - last < 250) return
  last = performance.now()
  say({ kind: 'progress', items, bytes })
}
const progress: PackImport['progress'] = {
  phase: () => {},
  bytes(count) {
    bytes += count
    told()
  },
  items(count) {
    items += count
    told()
  },
  end: () => say({ kind: 'progress', items, bytes }),
}

const bring = (name: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason), { once: true })
    waiting.set(name, resolve)
    say({ kind: 'bring', name })
  })

const { db } = createDatabase(databaseUrl, () => {})
const library = createLibrary(db, createLog('silent'))
try {
  const outcome = await importPack(db, library, {
    pack,
    files,
    folder,
    bring,
    rejectFolder,
    progress,
    signal: stopping.signal,
  })
  say({ kind: 'done', outcome })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  say({ kind: 'failed', message, stopped: stopping.signal.aborted })
} finally {
  await library.close()
  await db.destroy()
  port.close()
}
