import type { Line } from './types.ts'

/**
 * Drops the numbers that pleading paper has down its margin (1 to 28): they would stand in the
 * middle of sentences, and no quotation would be found.
 */
export function withoutLineNumbers(segments: readonly Line[]): Line[] {
  const numbers = segments.filter((segment) => /^\d{1,2}$/.test(segment.text)).sort((a, b) => a.y - b.y)
  const dropped = new Set<Line>()
  let chain: Line[] = []
  for (const segment of numbers) {
    const before = chain.at(-1)
    const follows =
      before && Number(segment.text) === Number(before.text) + 1 && Math.abs(segment.right - before.right) < 6
    if (!follows && before && Math.abs(segment.right - before.right) >= 6) continue
    if (!follows) chain = []
    chain.push(segment)
    if (chain.length >= 15) for (const line of chain) dropped.add(line)
  }
  if (dropped.size === 0) return [...segments]
  const margin = Math.max(...[...dropped].map((line) => line.right))
  const rest = segments.filter((segment) => !dropped.has(segment))
  // Numbers in the middle of a page are a table's.
  const inMargin = rest.filter((segment) => segment.x < margin).length <= rest.length * 0.1
  return inMargin ? rest : [...segments]
}
