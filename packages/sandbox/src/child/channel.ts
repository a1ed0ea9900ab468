/** What came before somebody listened. */
const early: unknown[] = []
let listening: ((message: unknown) => void) | undefined

/** Listens to the parent. What it said before is heard first. */
export function fromParent(listener: (message: unknown) => void): void {
  listening = listener
  for (const message of early.splice(0)) listener(message)
}

/** Says something to the parent: anything that can be cloned, bytes included. */
export function toParent(message: unknown): void {
  process.send?.(message)
}

export function deliver(message: unknown): void {
  if (listening) listening(message)
  else early.push(message)
}
