/** Reads one file in this thread, as files were read before they were given processes. */
import { parentPort, workerData } from 'node:worker_threads'

const { reader, limits, bytes } = workerData as { reader: string; limits: object; bytes: Uint8Array }
const { readAny } = await import(reader)
parentPort?.postMessage(await readAny({ bytes, name: 'brief.pdf', limits }, { step() {}, turn: async () => {} }))
