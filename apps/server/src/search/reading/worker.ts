import { parentPort } from 'node:worker_threads'
import { readFeed } from '../feeds/read-feed.ts'
import { readPage } from '../pages/read-page.ts'
import type { Job, Told } from './protocol.ts'

const readers = { feed: readFeed, page: readPage }

parentPort?.on('message', ({ kind, text }: Job) => {
  parentPort?.postMessage(tell(() => readers[kind](text)))
})

function tell(read: () => Told['value']): Told {
  try {
    return { value: read() }
  } catch {
    return { value: null }
  }
}
