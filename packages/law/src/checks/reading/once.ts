import type { CheckedDocument } from '../check.ts'

/** Works something out once for each document, for the checks that share it. */
export const once = <T>(make: (document: CheckedDocument) => T): ((document: CheckedDocument) => T) => {
  const kept = new WeakMap<CheckedDocument, { value: T }>()
  return (document) => {
    const before = kept.get(document)
    if (before) return before.value
    const value = make(document)
    kept.set(document, { value })
    return value
  }
}
