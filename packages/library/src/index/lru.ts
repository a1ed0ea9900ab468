/** Keeps what was used last, up to a number of bytes. */
export function createLru<V>(mostBytes: number, sizeOf: (value: V) => number) {
  const entries = new Map<string, V>()
  let bytes = 0
  return {
    get(key: string): V | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key: string, value: V): void {
      const before = entries.get(key)
      if (before !== undefined) bytes -= sizeOf(before) + key.length
      entries.delete(key)
      entries.set(key, value)
      bytes += sizeOf(value) + key.length
      for (const [oldest, old] of entries) {
        if (bytes <= mostBytes) break
        entries.delete(oldest)
        bytes -= sizeOf(old) + oldest.length
      }
    },
    bytes: (): number => bytes,
  }
}
