import type { Change } from './change.ts'

const cut = (words: string) => (words.length > 300 ? `${words.slice(0, 299).trimEnd()}…` : words)

/** A change in plain words. What only the page has is never told as having been said by us. */
export function changeWords({ earlier, isFound, now, from, because, by }: Change): string {
  const before = isFound ? 'Earlier I said' : 'Earlier on this page stood'
  const reason = by === 'model' ? `in the opinion of the model, because ${because}` : `because ${because}`
  return `${before} “${cut(earlier)}”; this says “${cut(now)}” (${from}), ${reason}`
}
