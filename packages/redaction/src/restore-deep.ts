/** A value with every string in it restored, keys too. What is neither list nor plain object stays as it is. */
export function mapStrings<T>(value: T, map: (text: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return map(part)
    if (Array.isArray(part)) return part.map(walk)
    if (!isPlainObject(part)) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [map(key), walk(inner)]))
  }
  return walk(value) as T
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
