import { Socket } from 'node:net'
import { createUnframing, framed, pipeAt } from '../frames.ts'

const pipe = new Socket({ fd: pipeAt, readable: true, writable: true })
// The parent is believed.
const unframe = createUnframing({ said: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY })

/** What came before somebody listened. */
const early: unknown[] = []
let listening: ((message: unknown) => void) | undefined

/** Takes what the parent says. It ends with the parent: nothing here has to be put away. */
export function openChannel(take: (message: unknown) => void): void {
  pipe.on('data', (piece) => {
    for (const message of unframe(piece)) take(message)
  })
  const end = () => process.kill(process.pid, 'SIGKILL')
  pipe.on('end', end).on('error', end)
}

/** Listens to the parent. What it said before is heard first. */
export function fromParent(listener: (message: unknown) => void): void {
  listening = listener
  for (const message of early.splice(0)) listener(message)
}

/** Says something to the parent: anything that can be cloned, bytes included. */
export function toParent(message: unknown): void {
  pipe.cork()
  for (const part of framed(message)) pipe.write(part)
  pipe.uncork()
}

export function deliver(message: unknown): void {
  if (listening) listening(message)
  else early.push(message)
}
