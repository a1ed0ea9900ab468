import { parentPort } from 'node:worker_threads'
import type { Message } from './protocol.ts'

/** Says something to the thread that started this worker. */
export function tell(message: Message): void {
  parentPort?.postMessage(message)
}
