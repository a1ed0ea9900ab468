/** The calls of assistants that are at work in this process, so that a later request can end one. */
export interface Calls {
  /** @returns the signal that ends it, and what to do when it has ended */
  begin(id: string, gone: AbortSignal): { signal: AbortSignal; end(): void }
  cancel(id: string): void
}

export function createCalls(): Calls {
  const atWork = new Map<string, AbortController>()
  return {
    begin(id, gone) {
      const controller = new AbortController()
      atWork.set(id, controller)
      return { signal: AbortSignal.any([controller.signal, gone]), end: () => void atWork.delete(id) }
    },
    cancel: (id) => atWork.get(id)?.abort(),
  }
}
