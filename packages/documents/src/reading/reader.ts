import { type Child, type ChildEnd, startChild } from '@casewright/sandbox'
import type { Answer, Order } from '../job.ts'

/** Pieces in which the bytes are sent, so that this process does other things between them. */
const pieceBytes = 2 * 1024 * 1024

/** After so many files a process is replaced, and earlier when it has kept a lot of memory or used a lot of time. */
const most = { files: 12, memoryMb: 320, cpuSeconds: 60 }

/** A document as long as one may be takes some 60 MB on its way here. */
const heard = { said: 128 * 1024 * 1024, bytes: 0 }

/** What the CPU of a whole life may be: the last file may use all that one file may. */
export const lifeSeconds = (fileSeconds: number): number => fileSeconds + most.cpuSeconds

/** One process that reads one file at a time, and never for two people. */
export interface Reader {
  /** Whose files it reads; undefined: it has read none. */
  whom: string | undefined
  readonly pid: number | undefined
  readonly ended: Promise<ChildEnd>
  listen(listener: (answer: Answer) => void): void
  send(order: Order): void
  sendBytes(bytes: Uint8Array): Promise<void>
  child: Pick<Child, 'allowCpu' | 'usage' | 'hold' | 'release' | 'kill'>
  /** Whether it may read another. */
  fit(): boolean
}

export function startReader(memoryMb: number, heapMb: number, cpuSeconds: number): Reader {
  let listening: (answer: Answer) => void = () => {}
  let gone = false
  let files = 0
  const child = startChild({
    name: 'casewright-reader',
    entry: new URL('../child/main.ts', import.meta.url),
    memoryMb,
    heapMb,
    cpuSeconds,
    // The engine that recognizes scans is a thread.
    threads: 1,
    wasm: true,
    nice: 5,
    heard,
    onMessage: (message) => listening(message as Answer),
  })
  void child.ended.then(() => {
    gone = true
  })
  return {
    whom: undefined,
    pid: child.pid,
    ended: child.ended,
    child,
    listen: (listener) => {
      listening = listener
    },
    send: (order) => child.send(order),
    async sendBytes(bytes) {
      files++
      for (let start = 0; start < bytes.length && !gone; start += pieceBytes) {
        const order: Order = { type: 'piece', bytes: bytes.subarray(start, start + pieceBytes) }
        // What cannot be sent any more is seen by its end.
        await new Promise<void>((sent) => child.send(order, () => sent()))
      }
    },
    fit() {
      const used = child.usage()
      return (
        !gone &&
        files < most.files &&
        (used?.memoryMb ?? 0) < most.memoryMb &&
        (used?.cpuSeconds ?? 0) < most.cpuSeconds
      )
    },
  }
}
