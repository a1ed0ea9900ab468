/** Words that a comparison says went or came, beside those that did. */
export interface Score {
  right: number
  said: number
  truth: number
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** How many of the words said are true, each as often as in both. */
export function score(said: readonly string[], truth: readonly string[]): Score {
  const counts = new Map<string, number>()
  for (const word of truth) counts.set(word, (counts.get(word) ?? 0) + 1)
  let right = 0
  for (const word of said) {
    const left = counts.get(word) ?? 0
    if (left > 0) right++
    if (left > 0) counts.set(word, left - 1)
  }
  return { right, said: said.length, truth: truth.length }
}

export const sum = (scores: readonly Score[]): Score =>
  scores.reduce(
    (all, one) => ({ right: all.right + one.right, said: all.said + one.said, truth: all.truth + one.truth }),
    { right: 0, said: 0, truth: 0 },
  )

export const wordsIn = (text: string, { start, end }: { start: number; end: number }): string[] =>
  words(text.slice(start, end))

/** Wilson's interval, 95 percent. */
function interval(count: number, whole: number): [number, number] {
  if (whole === 0) return [0, 1]
  const z = 1.96
  const share = count / whole
  const middle = share + z ** 2 / (2 * whole)
  const spread = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const size = 1 + z ** 2 / whole
  return [(middle - spread) / size, (middle + spread) / size]
}

export function shown(count: number, whole: number): string {
  const [low, high] = interval(count, whole)
  return `${whole === 0 ? '–' : (count / whole).toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`
}
