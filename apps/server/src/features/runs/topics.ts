/** Who waits for news of what, by the id that a notification carries. */
export function createTopics() {
  const waiting = new Map<string, Set<() => void>>()
  return {
    /** Returns how to stop it. */
    subscribe(id: string, wake: () => void): () => void {
      const set = waiting.get(id) ?? new Set()
      waiting.set(id, set.add(wake))
      return () => {
        set.delete(wake)
        if (set.size === 0 && waiting.get(id) === set) waiting.delete(id)
      }
    },
    wake(id: string): void {
      for (const wake of waiting.get(id) ?? []) wake()
    },
    wakeAll(): void {
      for (const set of waiting.values()) for (const wake of set) wake()
    },
  }
}
